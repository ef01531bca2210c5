import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { projectRoot, runOrExit } from './run.mjs'

/** The files that `npm run build` reads. Tests, servers and measurements are not among them. */
const INPUTS = [
  'app',
  'art/brand',
  'art/documents',
  'art/masters',
  'components',
  'content',
  'deploy/content-security-policy.ts',
  'deploy/manifest.ts',
  'lib',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'public',
  'scripts/generate',
  'scripts/postbuild',
  'tailwind.config.ts',
  'tsconfig.json',
]
/** Tests are not among them, except .tsx files: Tailwind looks for classes in all of those. */
const TEST_FILE = /^scripts\/generate\/fixtures|\.test\.ts$/
const SETTING = /^(NEXT_PUBLIC|SITE|SWIN|LAHFA)_/
const ID_LENGTH = 20

/** What the build itself writes into public/: the paths in .gitignore, up to a wildcard. */
const generatedPaths = () => readFileSync(join(projectRoot, '.gitignore'), 'utf8').match(/(?<=^\/)public\/[^*\r\n]+/gm)

function filesOf(path, excluded) {
  const isExcluded = TEST_FILE.test(path) || excluded.some((prefix) => `${path}/`.startsWith(prefix))
  if (isExcluded || !existsSync(join(projectRoot, path))) return []
  if (statSync(join(projectRoot, path)).isFile()) return [path]
  return readdirSync(join(projectRoot, path)).flatMap((name) => filesOf(`${path}/${name}`, excluded))
}

/**
 * A hash of what the exported site is made from: the contents of its sources and the owner's settings. It ignores file
 * times: the same sources give the same site, and a fresh checkout needs no second build.
 */
export function buildId() {
  const hash = createHash('sha256')
  const excluded = generatedPaths()
  for (const file of INPUTS.flatMap((path) => filesOf(path, excluded)).sort()) {
    const bytes = readFileSync(join(projectRoot, file))
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  const settings = Object.entries(process.env).filter(([name]) => SETTING.test(name))
  return hash.update(JSON.stringify(settings.sort())).digest('hex').slice(0, ID_LENGTH)
}

/** Builds the site if out/ is missing, unfinished, or made from other sources or settings. */
export async function ensureBuilt() {
  const out = join(projectRoot, 'out')
  // Next names a folder after the build's id. The manifest is the last file that a build writes.
  if (existsSync(join(out, '_next', 'static', buildId())) && existsSync(join(out, 'sha256sums.txt'))) return
  await runOrExit('npm', ['run', '--silent', 'build'])
}
