import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { aptInstall, isDebianRoot } from './debian.mjs'

const runs = (tool, option = '-version') => spawnSync(tool, [option]).status === 0

/**
 * Debian packages that the tests use: ffmpeg reads videos, poppler and qpdf read PDFs, a font with Arial's widths
 * measures the fallback font, and the servers try the generated configurations.
 */
const PACKAGES = [
  { name: 'ffmpeg', isThere: () => ['ffprobe', 'ffmpeg'].every(runs) },
  { name: 'poppler-utils', isThere: () => runs('pdftotext', '-v') },
  { name: 'qpdf', isThere: () => runs('qpdf', '--version') },
  { name: 'fonts-liberation', isThere: () => existsSync('/usr/share/fonts/truetype/liberation') },
  { name: 'nginx-light', isThere: () => runs('nginx', '-v') },
  {
    name: 'libnginx-mod-http-brotli-static',
    isThere: () => existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
  },
  { name: 'caddy', isThere: () => runs('caddy', 'version') },
  { name: 'apache2-bin', isThere: () => runs('apache2', '-v') },
]

/** Installs missing packages where that is allowed. On other machines the tests that need them are skipped. */
export async function ensureTestTools() {
  if (!isDebianRoot()) return
  const missing = PACKAGES.filter(({ isThere }) => !isThere()).map(({ name }) => name)
  if (missing.length === 0) return
  console.log(`Installing ${missing.join(' and ')} for the tests …`)
  await aptInstall(...missing)
}
