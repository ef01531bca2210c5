import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'

import { build } from 'esbuild'

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

/** Publishes a script under a name that changes with its content. Returns its address. */
async function publish(name: string, code: string): Promise<string> {
  const file = `${name}.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
  await writeFile(`${FOLDER}/${file}`, code)
  return `/scripts/${file}`
}

/** Bundles the scripts that run before the framework: two as files, three to be inlined. */
export async function generateStartupScripts(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  const scripts = {
    startup: await publish('startup', await bundle('lib/startup/startup.ts')),
    notFound: await publish('not-found', await bundle('components/sections/not-found/not-found-redirect.ts')),
    form: await bundle('lib/startup/missing-startup-inline.ts'),
    folded: await bundle('lib/startup/open-folded-inline.ts'),
    hero: await bundle('components/sections/hero/hero-overlay.ts'),
  }
  await mkdir('generated', { recursive: true })
  await writeFile('generated/startup-scripts.json', JSON.stringify(scripts))
}
