import { runHeroOverlay } from './hero-overlay-state'

/* Inlined at the beginning of the hero, so that its words are never painted before the overlay. */
runHeroOverlay(window)
