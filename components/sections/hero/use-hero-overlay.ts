import { useLayoutEffect } from 'react'

import { runHeroOverlay } from './hero-overlay-state'

/**
 * Shows the overlay after a client-side navigation, before the paint. On a first visit the inline script has done so.
 */
export function useHeroOverlay(): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    if (!root.dataset.hero) runHeroOverlay(window)
    return () => {
      delete root.dataset.hero
    }
  }, [])
}
