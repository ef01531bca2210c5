import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

import { aptInstall, isDebianRoot } from './debian.mjs'
import { run } from './run.mjs'

/** Chromium without windows, for tests. Debian has it as a package of its own. */
const HEADLESS_SHELL = 'chromium-headless-shell'

const COMMANDS = ['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser']

const MAC_APPS = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

function windowsPaths() {
  const { PROGRAMFILES, 'PROGRAMFILES(X86)': programFilesX86, LOCALAPPDATA } = process.env
  return [PROGRAMFILES, programFilesX86, LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'))
}

function pathsOf(command) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)].filter(Boolean)
  return folders.map((folder) => join(folder, command))
}

function systemPaths() {
  if (process.platform === 'darwin') return MAC_APPS
  if (process.platform === 'win32') return windowsPaths()
  return COMMANDS.flatMap(pathsOf)
}

/** The path of Playwright's own browser, installed or not; undefined without Playwright. */
function playwrightPaths() {
  try {
    return [createRequire(import.meta.url)('playwright').chromium.executablePath()]
  } catch {
    return []
  }
}

function* installedBrowsers() {
  const chosen = process.env.CHROME_PATH
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH: there is no file ${chosen}`)
  if (chosen) return yield chosen
  yield* systemPaths().filter(existsSync)
  // Comes last, because it loads Playwright.
  yield* playwrightPaths().filter(existsSync)
}

const answers = (path) =>
  process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

/** The first browser that runs: Ubuntu's chromium-browser may be a stub that only names another package. */
function findWorkingBrowser() {
  for (const path of installedBrowsers()) if (answers(path)) return path
}

/**
 * Returns the path of a Chromium or Chrome on this machine. CHROME_PATH wins.
 * @returns {string | undefined}
 */
export const findBrowser = () => installedBrowsers().next().value

const isUbuntu = () => /^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'))

async function installBrowser() {
  if (isDebianRoot() && !isUbuntu()) {
    await aptInstall('chromium')
    if (findWorkingBrowser()) return
  }
  // --with-deps uses the system's package manager, and so needs its rights.
  await run('npx', ['playwright', 'install', ...(isDebianRoot() ? ['--with-deps'] : []), 'chromium'])
}

/**
 * Returns the path of a browser that runs, and installs one first if there is none. Child processes use the same one.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  let path = findWorkingBrowser()
  if (!path) {
    console.log('Installing a browser for the tests …')
    await installBrowser()
    path = findWorkingBrowser()
  }
  if (!path) throw new Error('No browser found. Install Chromium or Chrome, or name one with CHROME_PATH.')
  process.env.CHROME_PATH = path
  return path
}

const installedShell = () => pathsOf(HEADLESS_SHELL).find(existsSync)

/**
 * Returns the path of the browser for tests that need no whole browser: Debian's headless shell, which takes about 30 %
 * less time per test, or else the browser found. CHROME_PATH wins here too.
 * @returns {string | undefined}
 */
export function findHeadlessShell() {
  const { CHROME_PATH, HEADLESS_SHELL_PATH } = process.env
  return HEADLESS_SHELL_PATH ?? (CHROME_PATH ? findBrowser() : (installedShell() ?? findBrowser()))
}

/** Returns both browsers of the tests, and installs missing ones first. Child processes use the same ones. */
export async function ensureTestBrowsers() {
  const isChosen = Boolean(process.env.CHROME_PATH)
  const browser = await ensureBrowser()
  if (isChosen) return [browser]
  if (!installedShell() && isDebianRoot() && !isUbuntu()) await aptInstall(HEADLESS_SHELL)
  process.env.HEADLESS_SHELL_PATH = installedShell() ?? browser
  return [process.env.HEADLESS_SHELL_PATH, browser]
}
