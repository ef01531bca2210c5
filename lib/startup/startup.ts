import { dropTrailingSlash } from './canonical-home'
import { supportDialogCommands } from './dialog-commands'
import { openDisclosures } from './disclosures'
import { holdEarlyClicks } from './early-clicks'
import { loadTraversedPage } from './early-traversal'
import { startFramework } from './framework-scripts'
import { repeatFirstClicks } from './first-clicks'
import { printAtClick } from './print-button'
import { watchScroll } from './scrolled-header'
import { hideLapsed } from './lapsed'
import { keepLinkedSection } from './section-link'
import { keepPageState } from './translated-page'

/* The build bundles this file. The head of every page loads it beside the style sheet, before the framework. */
dropTrailingSlash(window)
hideLapsed(window)
loadTraversedPage(window)
watchScroll(window)
// Comes before the held click is replayed: the form then sends what its fields contain.
keepPageState(window)
holdEarlyClicks(window)
openDisclosures(window)
keepLinkedSection(window)
supportDialogCommands(window)
printAtClick(window)
startFramework(window)
repeatFirstClicks(window)
