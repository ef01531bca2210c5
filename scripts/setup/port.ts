/** The port a setting names, or `fallback` where the setting is absent or empty. */
export function portOf(setting: string | undefined, fallback: number): number {
  const port = Number(setting || fallback)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`Not a port number: ${setting}`)
}
