/** Sent to the window by the page once its scripts have taken over. */
export const HYDRATED_EVENT = 'site:hydrated'

/** Keys that mean something to the menus and galleries; all others mean what the browser makes of them. */
const HELD_KEY = /^(Arrow|Escape|Home|End)/

/** What the browser does by itself: open and close the menu's dialog. */
const isNative = (button: HTMLButtonElement) =>
  button.hasAttribute('commandfor') && 'commandForElement' in HTMLButtonElement.prototype

/**
 * Keeps what a visitor does before the page's scripts have taken over, and does it then: presses of buttons, the keys
 * of menus, Enter in a form. Until then no form is submitted.
 */
export function holdIntents(window: Window): void {
  const { document } = window
  const held = new Map<EventTarget, () => void>()

  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest?.('button')
    if (button && !isNative(button)) held.set(button, () => button.click())
  }
  const onKeyDown = ({ target, key, code }: KeyboardEvent) => {
    const element = target as HTMLElement
    const form = element.matches('input') && element.closest('form')
    if (form && key === 'Enter') held.set(form, () => form.requestSubmit())
    if (form || !HELD_KEY.test(key)) return
    held.set(element, () => element.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true })))
  }
  const onSubmit = (event: Event) => event.preventDefault()

  document.addEventListener('click', onClick, true)
  document.addEventListener('keydown', onKeyDown, true)
  document.addEventListener('submit', onSubmit, true)
  window.addEventListener(
    HYDRATED_EVENT,
    () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('submit', onSubmit, true)
      for (const carryOut of held.values()) carryOut()
    },
    { once: true },
  )
}
