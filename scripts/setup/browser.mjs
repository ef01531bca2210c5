import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

import { aptInstall, isDebianRoot } from './debian.mjs'
import { run } from './run.mjs'

/** Chromium without windows, for tests. Debian has it as a package of its own. */
const HEADLESS_SHELL = 'chromium-headless-shell'

const COMMANDS = ['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser']

const pathsOf = (command) =>
  ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)].map((folder) => join(folder, command)).filter(existsSync)

/** The browser that Playwright has installed; none before the packages are there. */
function playwrightBrowser() {
  try {
    return [createRequire(import.meta.url)('playwright').chromium.executablePath()].filter(existsSync)
  } catch {
    return []
  }
}

function installedBrowsers() {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH && !existsSync(CHROME_PATH)) throw new Error(`CHROME_PATH: there is no file ${CHROME_PATH}`)
  return CHROME_PATH ? [CHROME_PATH] : [...COMMANDS.flatMap(pathsOf), ...playwrightBrowser()]
}

/** On Windows, Chromium answers by opening a window. */
const answers = (path) =>
  process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

/**
 * Returns the path of the first Chromium or Chrome that runs: Ubuntu's chromium-browser may be a stub that only names
 * another package. CHROME_PATH wins.
 * @returns {string | undefined}
 */
export const findBrowser = () => installedBrowsers().find(answers)

/** Ubuntu has a package `chromium` too, without the browser. */
const hasChromiumPackage = () => isDebianRoot() && !/^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'))

/**
 * Returns the path of a browser that runs, and installs one first if there is none.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  if (!findBrowser() && hasChromiumPackage()) await aptInstall('chromium')
  // --with-deps uses the system's package manager, and so needs its rights.
  const rights = isDebianRoot() ? ['--with-deps'] : []
  if (!findBrowser()) await run('npx', ['playwright', 'install', ...rights, 'chromium'])
  const path = findBrowser()
  if (!path) throw new Error('No browser found. Install Chromium or Chrome, or name one with CHROME_PATH.')
  return path
}

/**
 * Returns the path of the browser for tests that need no whole browser: Debian's headless shell, which takes about 30 %
 * less time per test, or else the browser found. CHROME_PATH wins here too.
 * @returns {string | undefined}
 */
export const findHeadlessShell = () =>
  (process.env.CHROME_PATH ? undefined : pathsOf(HEADLESS_SHELL)[0]) ?? findBrowser()

/** Returns the browsers of the tests, and installs missing ones first. */
export async function ensureTestBrowsers() {
  const browser = await ensureBrowser()
  const isWhole = !process.env.CHROME_PATH && findHeadlessShell() === browser
  if (isWhole && hasChromiumPackage()) await aptInstall(HEADLESS_SHELL)
  return [...new Set([findHeadlessShell(), browser])]
}
