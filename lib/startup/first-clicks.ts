import { elementAt } from '../element-at'

declare global {
  interface Window {
    /** The buttons that were pressed before the startup script was there. */
    firstPressed?: HTMLButtonElement[] | undefined
  }
}

/** Remembers which buttons are pressed before the startup script is there. Runs inline. */
export function rememberFirstClicks(window: Window): void {
  window.firstPressed = []
  window.document.addEventListener(
    'click',
    (event) => {
      const button = elementAt(event)?.closest('button')
      if (button) window.firstPressed?.push(button)
    },
    true,
  )
}

/**
 * Presses them again, now that the startup script can answer. Commands that the browser knows have been answered
 * already.
 */
export function repeatFirstClicks(window: Window): void {
  const pressed = window.firstPressed ?? []
  window.firstPressed = undefined
  const isDone = (button: Element) =>
    'commandForElement' in HTMLButtonElement.prototype && button.hasAttribute('commandfor')
  for (const button of pressed) {
    if (isDone(button)) continue
    // Starts the framework, as the press would have: framework-scripts.ts.
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    button.click()
  }
}
