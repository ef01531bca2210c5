import { dropTrailingSlash } from './canonical-home'
import { supportDialogCommands } from './dialog-commands'
import { openDisclosures } from './disclosures'
import { holdEarlyClicks } from './early-clicks'
import { startFramework } from './framework-scripts'
import { watchScroll } from './scrolled-header'
import { keepTypedTextAndFocus } from './translated-page'

/* Bundled by the build, and loaded by the head of every page beside the style sheet: runs before the framework. */
dropTrailingSlash(window)
watchScroll(window)
// Before the click that was held: a form is sent with what was typed.
keepTypedTextAndFocus(window)
holdEarlyClicks(window)
openDisclosures(window)
supportDialogCommands(window)
startFramework(window)
