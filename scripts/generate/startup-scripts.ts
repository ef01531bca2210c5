import { mkdir, writeFile } from 'node:fs/promises'

import { build } from 'esbuild'

import { browserTargets } from './browser-targets'

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

/** Bundles the scripts that run before the framework, to be inlined into the pages. */
export async function generateStartupScripts(): Promise<void> {
  const scripts = {
    document: await bundle('lib/startup/startup-inline.ts'),
    hero: await bundle('components/sections/hero/hero-inline.ts'),
    notFound: await bundle('components/sections/not-found/not-found-inline.ts'),
  }
  await mkdir('generated', { recursive: true })
  await writeFile('generated/startup-scripts.json', JSON.stringify(scripts))
}
