/** Where Debian's packages put the programs. */
export const FIREFOX: string
export const WEBKIT_DRIVER: string
export const SCREEN: string

/** Installs the browsers that no other test needs, by Debian's packages. */
export function ensureEngines(): Promise<void>
