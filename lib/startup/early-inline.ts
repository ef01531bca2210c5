import { rememberFirstClicks } from './first-clicks'
import { openFolded } from './open-folded'
import { retryStartup } from './retry-startup'

/*
 * The build bundles this and puts it before the style sheets and the startup script of every page, for what cannot wait for
 * that script.
 */
rememberFirstClicks(window)
openFolded(window)
retryStartup(window)
