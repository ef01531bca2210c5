import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'

import { build } from 'esbuild'

import { writeGenerated } from '@/lib/write-generated'
import packageJson from '@/package.json'

/** The oldest browsers of `browserslist` in esbuild's form: `safari17.2`. */
const browserTargets = packageJson.browserslist.map((browser) => browser.replace(' ', ''))

/** File names here contain a hash, so hosts cache the files for a year. */
const FOLDER = 'public/scripts'

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browserTargets,
  })
  const code = outputFiles[0]?.text.trim()
  if (!code) throw new Error(`${entry} gave no code`)
  return code
}

/** Publishes a script under a name that changes with its content. Returns its name. */
function publish(name: string, code: string): string {
  const file = `${name}.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
  writeGenerated(`${FOLDER}/${file}`, code)
  return file
}

/** Bundles the scripts that run before the framework: two as files, three to be inlined. */
export async function generateStartupScripts(): Promise<void> {
  const startup = publish('startup', await bundle('lib/startup/startup.ts'))
  const notFound = publish('not-found', await bundle('components/sections/not-found/not-found-redirect.ts'))
  const scripts = {
    startup: `/scripts/${startup}`,
    notFound: `/scripts/${notFound}`,
    form: await bundle('lib/startup/missing-startup-inline.ts'),
    early: await bundle('lib/startup/early-inline.ts'),
    hero: await bundle('components/sections/hero/hero-overlay.ts'),
  }
  writeGenerated('generated/startup-scripts.json', JSON.stringify(scripts))
  for (const file of await readdir(FOLDER)) {
    if (file !== startup && file !== notFound) await rm(`${FOLDER}/${file}`, { force: true })
  }
}
