import { retryStartup } from './retry-startup'

/* The build bundles this and inlines it in the head of every page. */
retryStartup(window)
