/** The home page to which an unknown path redirects, by the language that the path seems to belong to. */
export const homeOfUnknownPath = (pathname: string): string => (/^\/ar(\/|$)/.test(pathname) ? '/ar' : '/')

/** Redirects to the home page without leaving the unknown address in the history. */
export function redirectUnknownPath(location: Location): void {
  location.replace(homeOfUnknownPath(location.pathname))
}
