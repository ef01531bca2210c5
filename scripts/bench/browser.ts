export const BROWSER_FLAGS = ['--no-sandbox', '--disable-gpu']

/** The phone of Lighthouse's mobile runs. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
export const DESKTOP = { viewport: { width: 1280, height: 800 } }
