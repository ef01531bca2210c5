import { elementAt } from '../element-at'

import { whenHydrated } from './hydrated'

/** Events by which a visitor uses a control rather than moves over it. */
const USES = ['pointerdown', 'touchstart', 'keydown']

/** Whether the browser has translated the page: Chrome and Edge set a class and wrap each text in `<font>` elements. */
export const isTranslated = ({ documentElement, body }: Document): boolean =>
  /\btranslated-(ltr|rtl)\b/.test(documentElement.className) || body?.querySelector('font') !== null

/** Whether an event uses a control that needs React. A button with an invoker command needs none. */
export const usesControl = (event: Event): boolean =>
  USES.includes(event.type) && Boolean(elementAt(event)?.closest('button:not([commandfor]), input'))

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

type Part = HTMLDialogElement | HTMLDetailsElement

const partsIn = (document: Document) => [...document.querySelectorAll<Part>('dialog, details')]

/** Opens or closes the part that has replaced another, as that was. */
function openAs(old: Part, part: Part | undefined): void {
  if (old.isConnected || !part || old.open === part.open) return
  if (part instanceof HTMLDetailsElement) part.open = old.open
  else if (old.open) part.showModal()
}

/**
 * Keeps what the fields contain, what is open, and the focus, over hydration. All are lost when React renders the page
 * again. A field that React has replaced still has its value: one that a password manager has filled in, too, which sends
 * no event.
 */
export function keepPageState(window: Window): void {
  const { document } = window
  let fields: readonly HTMLInputElement[] = []
  let parts: readonly Part[] = []
  let focused: () => Element | undefined = () => undefined
  const listening = new AbortController()
  const find = () => {
    fields = [...document.querySelectorAll('input')]
    parts = partsIn(document)
  }
  const follow = (event: Event) => {
    const element = elementAt(event)
    if (element) focused = replacementFor(element)
  }
  document.addEventListener('focusin', follow, { capture: true, signal: listening.signal })
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', find, { once: true })
  else find()
  whenHydrated(window, () => {
    listening.abort()
    for (const { isConnected, id, value } of fields) {
      const field = document.getElementById(id)
      if (!isConnected && field instanceof HTMLInputElement && !field.value) field.value = value
    }
    const present = partsIn(document)
    for (const [index, old] of parts.entries()) openAs(old, present[index])
    const replacement = focused()
    if (replacement instanceof HTMLElement) replacement.focus({ preventScroll: true })
  })
}
