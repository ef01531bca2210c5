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

/**
 * Keeps what the fields contain, and the focus, over hydration. Both are lost when React renders the page again. A field
 * that React has replaced still has its value: one that a password manager has filled in, too, which sends no event.
 */
export function keepFieldsAndFocus(window: Window): void {
  const { document } = window
  let fields: readonly HTMLInputElement[] = []
  let focused: () => Element | undefined = () => undefined
  const listening = new AbortController()
  const findFields = () => {
    fields = [...document.querySelectorAll('input')]
  }
  const follow = ({ target }: Event) => {
    focused = replacementFor(target as Element)
  }
  document.addEventListener('focusin', follow, { capture: true, signal: listening.signal })
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', findFields, { once: true })
  else findFields()
  whenHydrated(window, () => {
    listening.abort()
    for (const { isConnected, id, value } of fields) {
      const field = document.getElementById(id)
      if (!isConnected && field instanceof HTMLInputElement && !field.value) field.value = value
    }
    const replacement = focused()
    if (replacement instanceof HTMLElement) replacement.focus({ preventScroll: true })
  })
}
