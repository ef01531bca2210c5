import { rememberFirstClicks } from './first-clicks'
import { openFolded } from './open-folded'

/* The build bundles this and puts it before the style sheets of every page, for what cannot wait for the startup script. */
rememberFirstClicks(window)
openFolded(window)
