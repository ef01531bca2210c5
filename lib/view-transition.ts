import { REDUCED_MOTION } from './user-preferences'

/** A navigation that takes longer than this is slow: it shows the spinner, and no view transition, ms. */
export const SLOW_NAVIGATION_MS = 150

let finish: (() => void) | undefined

/** Tells the running view transition that the new page is in the document. */
export const finishViewTransition = (): void => finish?.()

/**
 * Navigates within a view transition: the browser cross-fades from the old page to the new one. It shows a still image
 * of the old page until then, so a slow navigation ends the transition and the old page can be used again. Without
 * transition where the browser has none (Firefox before 144, Safari before 18) and under reduced motion.
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
  // A transition that is skipped, for time or for a later one, rejects this promise; the navigation goes on.
  transition.ready.catch(() => {})
}
