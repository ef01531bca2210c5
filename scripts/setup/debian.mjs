import { existsSync } from 'node:fs'

import { run } from './run.mjs'

/** Browsers that no other test needs, and the X server that WebKitGTK draws on. */
const ENGINES = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/xvfb-run',
  xauth: '/usr/bin/xauth',
}

/** What `npm run test:release` uses, each package with a file of it: ffmpeg reads videos, poppler and qpdf read PDFs. */
const RELEASE_TOOLS = {
  ffmpeg: '/usr/bin/ffmpeg',
  'poppler-utils': '/usr/bin/pdftotext',
  qpdf: '/usr/bin/qpdf',
}

/**
 * What `npm test` uses: a font with Arial's widths measures the fallback font, and the servers try the generated
 * configurations.
 */
const TEST_TOOLS = {
  'fonts-liberation': '/usr/share/fonts/truetype/liberation',
  'nginx-light': '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  caddy: '/usr/bin/caddy',
  'apache2-bin': '/usr/sbin/apache2',
}

/** Whether this process may install system packages. */
export const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** Installs system packages. Only where `isDebianRoot()`. */
export async function aptInstall(...packages) {
  console.log(`Installing ${packages.join(' and ')} for the tests …`)
  const quiet = { environment: { DEBIAN_FRONTEND: 'noninteractive' }, isQuiet: true }
  await run('apt-get', ['update'], quiet)
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quiet)
}

const missingOf = (packages) => Object.keys(packages).filter((name) => !existsSync(packages[name]))

/** Installs missing packages where that is allowed. On other machines the tests that need them are skipped. */
async function ensure(packages) {
  const missing = isDebianRoot() ? missingOf(packages) : []
  if (missing.length > 0) await aptInstall(...missing)
}
export const ensureTestTools = () => ensure(TEST_TOOLS)
export const ensureReleaseTools = () => ensure(RELEASE_TOOLS)

/** Installs the browsers of `npm run test:engines`, which cannot do without them. */
export async function ensureEngines() {
  const missing = missingOf(ENGINES)
  if (missing.length === 0) return
  if (!isDebianRoot()) throw new Error(`Debian's packages are missing: apt-get install ${missing.join(' ')}`)
  await aptInstall(...missing)
}
