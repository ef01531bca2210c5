import { runHeroOverlay } from './hero-overlay'

/* Runs where the hero begins, so that its words are never seen before the overlay that they wait behind. */
runHeroOverlay(window)
