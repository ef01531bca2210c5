import { REDUCED_MOTION } from '@/lib/user-preferences'

/** A navigation that takes longer is slow: it shows the spinner and no view transition, ms. */
export const SLOW_NAVIGATION_MS = 150

let finish: (() => void) | undefined

/** Tells the running view transition that the new page is in the document. */
export const finishViewTransition = (): void => finish?.()

/**
 * Navigates within a view transition: the browser cross-fades from the old page to the new one. Until the new page is
 * there, the browser shows a frozen image of the old one, so a slow navigation ends the transition and makes the old
 * page usable again. Navigates without a transition under reduced motion and in browsers that have none (Firefox before
 * 144, Safari before 18).
 */
export function navigateWithTransition(navigate: () => void): void {
  if (!('startViewTransition' in document) || window.matchMedia(REDUCED_MOTION).matches) return navigate()
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(() => {
          transition.skipTransition()
          resolve()
        }, SLOW_NAVIGATION_MS)
        finish = () => {
          clearTimeout(timer)
          resolve()
        }
        navigate()
      }),
  )
  // They reject when a transition is skipped: for time, for a later one, or for a page load. The navigation goes on.
  for (const promise of [transition.ready, transition.updateCallbackDone, transition.finished]) promise.catch(() => {})
}
