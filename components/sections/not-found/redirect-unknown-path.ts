/** The home page in the language of an unknown path. */
export const homePathFor = (pathname: string): string => (/^\/ar(\/|$)/.test(pathname) ? '/ar' : '/')

/** Redirects to the home page without leaving the unknown address in the history. */
export function redirectUnknownPath(location: Location): void {
  location.replace(homePathFor(location.pathname))
}
