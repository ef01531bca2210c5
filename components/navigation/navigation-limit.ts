/** If the router has not loaded a page by then, the browser loads it, which shows progress and errors, ms. */
export const NAVIGATION_LIMIT_MS = 5000
