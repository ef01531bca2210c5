import { dropTrailingSlash } from './drop-trailing-slash'
import { runHeroOverlay } from './hero-overlay'
import { watchScroll } from './scrolled-header'

/*
 * Runs in the head of every page, before it is painted and before the framework starts: only what a visitor
 * would otherwise see jump. Bundled and inlined by the build.
 */
dropTrailingSlash(window)
watchScroll(window)
document.documentElement.dataset.hero = 'waiting'
document.addEventListener('DOMContentLoaded', () => runHeroOverlay(window))
