const KEY = 'reloadedAfterError'

/**
 * Reloads a page whose scripts are missing, which happens in an old tab after a deployment. Once per address, so that a
 * page that fails again shows its error. If session storage is blocked, reading it throws and nothing is reloaded.
 */
export function reloadOnce({ location, sessionStorage }: Pick<Window, 'location' | 'sessionStorage'>): void {
  if (sessionStorage.getItem(KEY) === location.href) return
  sessionStorage.setItem(KEY, location.href)
  location.reload()
}

/** Whether a script of the site could not be loaded. Bundlers, Turbopack included, give this error its name. */
export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError'
