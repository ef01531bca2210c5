import { dropTrailingSlash } from './canonical-home'
import { supportDialogCommands } from './dialog-commands'
import { openDisclosures } from './disclosures'
import { holdEarlyClicks } from './early-clicks'
import { startFramework } from './framework-scripts'
import { watchScroll } from './scrolled-header'
import { keepTypedText } from './translated-page'

/* Inlined into the head of every page, bundled by the build: runs before the first paint and before the framework. */
dropTrailingSlash(window)
watchScroll(window)
holdEarlyClicks(window)
openDisclosures(window)
supportDialogCommands(window)
keepTypedText(window)
startFramework(window)
