import { wholeSlidesOf } from '../../support/slides'

import { find, one, placeOf, type Query } from './find'
import { watch } from './watch'

/* The first script of every page in these tests. site.ts puts it there. */
watch(window)

/** The labels of a carousel's fully visible slides, in reading order. */
const wholeSlides = (carousel: Query) => wholeSlidesOf(one(carousel))

const engines = { find, one, placeOf, wholeSlides }

declare global {
  interface Window {
    engines: typeof engines
  }
}

window.engines = engines
// Restores the page as it was exported.
document.currentScript?.remove()
