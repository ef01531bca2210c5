/**
 * Nobody signs the bench's own certificate. Without a network beyond this machine, Chromium counts as offline and
 * fetches the lazy pictures of the whole page: home then has 290 KB instead of 111.
 */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--ignore-certificate-errors',
  '--force-effective-connection-type=4G',
]

/** The phone of Lighthouse's mobile runs. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
export const DESKTOP = { viewport: { width: 1280, height: 800 } }
