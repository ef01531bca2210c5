import { EARLY_BUTTONS } from './early-clicks'
import { HYDRATION_LIMIT_MS, showFailure } from './framework-scripts'

/**
 * Tells the visitor that the page's scripts do not work when the startup script itself is lost. It would have enabled
 * the button.
 */
export function reportMissingStartup(window: Window): void {
  window.setTimeout(() => {
    if (window.document.querySelector(`${EARLY_BUTTONS}:disabled`)) showFailure(window, true)
  }, HYDRATION_LIMIT_MS)
}
