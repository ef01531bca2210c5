/** Where an unknown path leads: to the home page of the language that it seems to belong to. */
export const homeOfUnknownPath = (pathname: string): string => (/^\/ar(\/|$)/.test(pathname) ? '/ar' : '/')

/** Goes on at once; the unknown address does not stay in the history. */
export function leaveNotFound(location: Location): void {
  location.replace(homeOfUnknownPath(location.pathname))
}
