import { reportMissingStartup } from './missing-startup'

/* Bundled by the build, and inlined beside the deletion form. */
reportMissingStartup(window)
