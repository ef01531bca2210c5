import { SPINNER_AFTER_MS } from './pending-navigation'
import { REDUCED_MOTION } from './user-preferences'

let arrive = () => {}

/** Says that the page that was navigated to stands. */
export const finishViewTransition = (): void => arrive()

/**
 * Carries out a navigation and lets the page dissolve into the next one, where the browser can and the visitor does
 * not ask for stillness. The browser shows a still picture of the old page meanwhile: one that takes longer than the
 * spinner waits for comes without, so that nobody sits before a page that does not answer.
 */
export function navigateWithTransition(window: Window, navigate: () => void): void {
  const { document } = window
  // Firefox before 144 and Safari before 18 have no view transitions.
  if (!('startViewTransition' in document) || window.matchMedia(REDUCED_MOTION).matches) return navigate()
  const transition = document.startViewTransition(() => {
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
      window.setTimeout(() => {
        if (arrive === resolve) transition.skipTransition()
        resolve()
      }, SPINNER_AFTER_MS)
    })
    navigate()
    return arrival.then(() => {
      arrive = () => {}
    })
  })
  // Skipped, for it took too long or a second one began: the page is there all the same.
  transition.ready.catch(() => {})
}
