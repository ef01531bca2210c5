const KEY = 'reloadedAfterError'

/**
 * Reloads a page whose scripts are missing, as they are in an old tab after a deployment. Only once for an address: a
 * page that fails again shows its error. Where session storage is blocked nothing is reloaded.
 */
export function reloadOnce({ location, sessionStorage }: Pick<Window, 'location' | 'sessionStorage'>): void {
  if (sessionStorage.getItem(KEY) === location.href) return
  sessionStorage.setItem(KEY, location.href)
  location.reload()
}

/** Whether an error says that a script of the site could not be loaded; bundlers name it so. */
export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError'
