import { CHOOSES, showChoice } from './show-choice'
import { MOVES, showMove } from './show-move'

/** Sent to the window by the page once its scripts have taken over; `<html data-hydrated>` says so from then on. */
export const HYDRATED_EVENT = 'site:hydrated'

/** Keys that mean something to the menus and galleries; all others mean what the browser makes of them. */
const HELD_KEY = /^(Arrow|Escape|Home|End)/

/** What needs no script of the page: to open the menu's dialog (`open-dialog.ts`) and, in the browser, to close it. */
const isCarriedOut = (button: HTMLButtonElement) =>
  button.matches('[command="show-modal"]') ||
  (button.hasAttribute('commandfor') && 'commandForElement' in HTMLButtonElement.prototype)

/**
 * Keeps what a visitor does before the page's scripts have taken over, and does it then: presses of buttons, the keys
 * of menus, Enter in a form. Until then no form is submitted.
 */
export function holdIntents(window: Window): void {
  const { document } = window
  const held = new Map<EventTarget, () => void>()

  // The framework listens a moment before its components are ready, and must not answer what will come again.
  const hold = (event: Event, key: EventTarget, carryOut: () => void) => {
    event.stopImmediatePropagation()
    event.preventDefault()
    held.set(key, carryOut)
  }
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest?.('button')
    if (!button || isCarriedOut(button)) return
    // Of several choices the last one counts, and is shown at once.
    const group = button.closest(`[${CHOOSES}]`)
    if (group) showChoice(group, button)
    const isMove = button.hasAttribute(MOVES)
    if (isMove) showMove(button)
    // A carousel goes on from where it was moved to by itself.
    hold(event, group ?? button, () => isMove || button.click())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, code } = event
    const element = target as HTMLElement
    const form = element.matches('input') && element.closest('form')
    if (form && key === 'Enter') hold(event, form, () => form.requestSubmit())
    else if (HELD_KEY.test(key) && element.matches('a, button'))
      hold(event, element, () => element.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true })))
  }
  const onSubmit = (event: Event) => event.preventDefault()

  // Disabled where no script runs; from here on a press is kept instead.
  const enable = () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-waits]')) button.disabled = false
  }
  document.addEventListener('DOMContentLoaded', enable, { once: true })

  const holding = new AbortController()
  const options = { capture: true, signal: holding.signal }
  document.addEventListener('click', onClick, options)
  document.addEventListener('keydown', onKeyDown, options)
  document.addEventListener('submit', onSubmit, options)
  window.addEventListener(
    HYDRATED_EVENT,
    () => {
      holding.abort()
      document.documentElement.dataset.hydrated = ''
      for (const carryOut of held.values()) carryOut()
    },
    { once: true },
  )
}
