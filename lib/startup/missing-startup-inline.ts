import { reportMissingStartup } from './missing-startup'

/* The build bundles this and inlines it beside the deletion form. */
reportMissingStartup(window)
