import { markClassicScrollbar } from './classic-scrollbar'
import { dropTrailingSlash } from './drop-trailing-slash'
import { holdIntents } from './hold-intents'
import { holdPictures } from './hold-pictures'
import { openDialogs } from './open-dialog'
import { watchScroll } from './scrolled-header'
import { startScripts } from './start-scripts'

/*
 * Runs in the head of every page, before it is painted and before the framework starts: only what a visitor
 * would otherwise see jump or lose, and the start of the framework itself. Bundled and inlined by the build.
 */
dropTrailingSlash(window)
watchScroll(window)
markClassicScrollbar(window)
holdPictures(window)
holdIntents(window)
openDialogs(window)
startScripts(window)
