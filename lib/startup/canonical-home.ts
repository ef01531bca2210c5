/** The only page besides the root that hosts serve with a trailing slash. */
const HOME_WITH_SLASH = '/ar/'

/**
 * Rewrites the address of the Arabic home page to its canonical form. The router reads the address next and knows no
 * other form.
 */
export function dropTrailingSlash({ location, history }: Window): void {
  if (location.pathname !== HOME_WITH_SLASH) return
  history.replaceState(history.state, '', HOME_WITH_SLASH.slice(0, -1) + location.search + location.hash)
}
