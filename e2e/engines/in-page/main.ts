import { find, one, placeOf } from './find'
import { takeAway } from './newer-features'
import { toPaper, toScreen, withSystemFont } from './paper'
import { wholeSlides } from './slides'
import { watch } from './watch'

/* The first script of every page in these tests. site.ts puts it there. */
watch(window)
takeAway(window)

const engines = { find, one, placeOf, toPaper, toScreen, wholeSlides, withSystemFont }

declare global {
  interface Window {
    engines: typeof engines
  }
}

window.engines = engines
// Restores the page as it was exported.
document.currentScript?.remove()
