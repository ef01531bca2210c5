import { whenHydrated } from './hydrated'

/** Events by which a visitor uses a control rather than moves over it. */
const USES = ['pointerdown', 'touchstart', 'keydown']

/** Whether the browser has translated the page: Chrome and Edge set a class and wrap each text in `<font>` elements. */
export const isTranslated = ({ documentElement, body }: Document): boolean =>
  /\btranslated-(ltr|rtl)\b/.test(documentElement.className) || body?.querySelector('font') !== null

/** Whether an event uses a control that needs React. */
export const usesControl = ({ type, target }: Event): boolean =>
  USES.includes(type) && target instanceof Element && target.closest('button, input') !== null

/**
 * React renders a translated page again at hydration because its texts do not match (error 418). Returns a function
 * that finds the element which has replaced `element` by then; it returns undefined while `element` is still in the
 * page.
 */
export function replacementFor(element: Element): () => Element | undefined {
  const alike = element.ownerDocument.getElementsByTagName(element.tagName)
  const place = [...alike].indexOf(element)
  return () => (element.isConnected ? undefined : alike[place])
}

/** Keeps typed text and the focus over hydration. Both are lost when React renders the page again. */
export function keepTypedTextAndFocus(window: Window): void {
  const { document } = window
  const typed = new Map<string, string>()
  let focused: () => Element | undefined = () => undefined
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) typed.set(target.id, target.value)
  }
  const follow = ({ target }: Event) => {
    focused = replacementFor(target as Element)
  }
  document.addEventListener('input', remember, options)
  document.addEventListener('focusin', follow, options)
  whenHydrated(window, () => {
    listening.abort()
    for (const [id, value] of typed) {
      const field = document.getElementById(id)
      if (field instanceof HTMLInputElement && !field.value) field.value = value
    }
    const replacement = focused()
    if (replacement instanceof HTMLElement) replacement.focus({ preventScroll: true })
  })
}
