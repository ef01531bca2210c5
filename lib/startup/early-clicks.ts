import { elementAt } from '../element-at'

import { whenHydrated } from './hydrated'
import { PRINT_BUTTON } from './print-button'
import { replacementFor } from './translated-page'

/**
 * Submit buttons. The HTML disables them for visitors without JavaScript; this script enables them once it can hold
 * their clicks.
 */
export const EARLY_BUTTONS = 'button[data-early]'

/**
 * Groups of choices. The pressed one is marked at once as an answer; the choice itself takes effect with the scripts.
 */
const EARLY_CHOICES = '[role=group][data-early]'

function markChosen(button: Element): void {
  const choices = button.closest(EARLY_CHOICES)
  if (!choices) return
  choices.querySelector('[aria-current]')?.removeAttribute('aria-current')
  button.setAttribute('aria-current', 'true')
}

/** Enables or disables the buttons that need React. */
export function setEarlyButtonsDisabled(document: Document, disabled: boolean): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(EARLY_BUTTONS)) button.disabled = disabled
}

interface HeldPress {
  press: () => void
  /** A later press of the same choice replaces this one: a form is sent once, and of several slides the last counts. */
  choice: Element | null
}

async function replay(held: readonly HeldPress[]): Promise<void> {
  for (const { press } of held) {
    press()
    // React renders what a press has changed after it, before the next.
    await undefined
  }
}

/**
 * Holds clicks on buttons until the page is hydrated, then replays them in order: each counts. This covers forms too:
 * browsers turn Enter into a click on the submit button. Buttons with an invoker command (`commandfor`) and the print
 * button do not need React.
 */
export function holdEarlyClicks(window: Window): void {
  const { document } = window
  const holding = new AbortController()
  const options = { capture: true, signal: holding.signal }
  let held: HeldPress[] = []

  const hold = (event: Event) => {
    const button = elementAt(event)?.closest('button')
    if (!button || button.matches(`[commandfor], ${PRINT_BUTTON}`)) return
    // React listens on the document before the components are hydrated.
    event.stopImmediatePropagation()
    event.preventDefault()
    markChosen(button)
    const replacement = replacementFor(button)
    const choice = button.matches(EARLY_BUTTONS) ? button : button.closest('[role=group]')
    held = held.filter((each) => !choice || each.choice !== choice)
    const press = () => {
      const present = replacement() ?? button
      if (present instanceof HTMLElement) present.click()
    }
    held.push({ choice, press })
  }
  document.addEventListener('click', hold, options)
  document.addEventListener('submit', (event) => event.preventDefault(), options)
  const enable = () => setEarlyButtonsDisabled(document, false)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', enable, { once: true })
  else enable()
  whenHydrated(window, () => {
    holding.abort()
    document.documentElement.dataset.hydrated = ''
    void replay(held)
  })
}
