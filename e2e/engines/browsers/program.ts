/** The program that `scripts/test-engines.mjs`, which installs the browsers, has found. */
export function program(name: 'CHROMIUM' | 'FIREFOX' | 'WEBKIT_DRIVER' | 'SCREEN'): string {
  const path = process.env[name]
  if (!path) throw new Error(`${name} is not set: the engines are tested by npm run test:engines`)
  return path
}
