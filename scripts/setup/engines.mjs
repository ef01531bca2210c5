import { existsSync } from 'node:fs'

import { aptInstall, isDebianRoot } from './debian.mjs'

export const FIREFOX = '/usr/bin/firefox-esr'
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
/** The X server that WebKitGTK draws on: it has no headless mode. */
export const SCREEN = '/usr/bin/Xvfb'

const PACKAGES = [
  { name: 'firefox-esr', file: FIREFOX },
  { name: 'webkit2gtk-driver', file: WEBKIT_DRIVER },
  { name: 'xvfb', file: SCREEN },
]

/** Installs, from Debian's packages, the browsers that no other test needs. */
export async function ensureEngines() {
  const missing = PACKAGES.filter(({ file }) => !existsSync(file)).map(({ name }) => name)
  if (missing.length === 0) return
  const names = missing.join(' ')
  if (!isDebianRoot()) throw new Error(`Debian's packages are missing: apt-get install ${names}`)
  console.log(`Installing ${names} …`)
  await aptInstall(...missing)
}
