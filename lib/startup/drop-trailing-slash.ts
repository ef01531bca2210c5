/** The one page besides the root that hosts serve with a slash at its end. */
const HOME_WITH_SLASH = '/ar/'

/** Writes the Arabic home page's address in its one form: the router, which reads it next, knows no other. */
export function dropTrailingSlash({ location, history }: Window): void {
  if (location.pathname !== HOME_WITH_SLASH) return
  history.replaceState(history.state, '', HOME_WITH_SLASH.slice(0, -1) + location.search + location.hash)
}
