let page: string | undefined

/** Notes the page that the router is asked for: its path, query and hash. */
export function noteNavigation(path: string): void {
  page = path
}

/**
 * The page that the router was last asked for; undefined if the document still shows the page that it was loaded for.
 */
export const lastNavigation = (): string | undefined => page
