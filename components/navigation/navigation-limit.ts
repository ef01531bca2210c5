/** A page that the router has not loaded by then is loaded by the browser, which shows its progress and errors, ms. */
export const NAVIGATION_LIMIT_MS = 5000
