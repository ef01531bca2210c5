import { openFolded } from './open-folded'

/* The build bundles this and puts it before the style sheets of pages that phones fold in part. */
openFolded(window)
