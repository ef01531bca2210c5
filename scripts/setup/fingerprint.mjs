import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { projectRoot } from './run.mjs'

const SOURCE_FOLDERS = ['app', 'art', 'components', 'content', 'lib', 'public', 'scripts']
const ROOT_FILE = /^(package(-lock)?\.json|\.env.*|(next|tailwind|postcss)\.config\.\w+)$/
const TEST_FILE = /\.test\.tsx?$/
/** What measures the site does not make it; `npm run bench` installs packages there, too. */
const MEASURING = ['bench', 'growth', 'size'].map((name) => join('scripts', name))
/** Folders and icons of public/ that the build itself writes; counted, they would make the first build look stale. */
const GENERATED = ['brand', 'fonts', 'partners', 'pdfs', 'pictures', 'social'].map((name) => join('public', name))
const GENERATED_ICON = /^public[\\/](favicon\.ico|icon-[\w-]+\.png|apple-touch-icon\.png)$/
const SETTING = /^(NEXT_PUBLIC|SITE|SWIN|LAHFA)_/

function filesBelow(folder) {
  if ([...GENERATED, ...MEASURING].includes(folder) || !existsSync(join(projectRoot, folder))) return []
  return readdirSync(join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

/** Every file the exported site is made from, in a fixed order. */
function sourceFiles() {
  const rootFiles = readdirSync(projectRoot).filter((name) => ROOT_FILE.test(name))
  return [...rootFiles, ...SOURCE_FOLDERS.flatMap(filesBelow)]
    .filter((path) => !TEST_FILE.test(path) && !GENERATED_ICON.test(path))
    .sort()
}

/**
 * A hash of what the exported site is made from: the contents of its sources and the owner's settings in the
 * environment. Contents and not times, so that a fresh checkout of the same sources needs no second build.
 */
export function sourceFingerprint() {
  const hash = createHash('sha256')
  for (const path of sourceFiles()) {
    const content = createHash('sha256')
      .update(readFileSync(join(projectRoot, path)))
      .digest('hex')
    hash.update(`${path}\0${content}\n`)
  }
  for (const name of Object.keys(process.env)
    .filter((name) => SETTING.test(name))
    .sort()) {
    hash.update(`${name}=${process.env[name]}\n`)
  }
  return hash.digest('hex')
}
