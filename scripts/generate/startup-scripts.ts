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

/** Bundles what pages need before the framework starts into short inline scripts. */
export async function generateStartupScripts(): Promise<void> {
  const scripts = {
    code: await bundle('lib/startup/startup.ts'),
    hero: await bundle('lib/startup/hero.ts'),
    map: await bundle('lib/startup/map.ts'),
    notFound: await bundle('lib/startup/not-found.ts'),
  }
  await mkdir('generated', { recursive: true })
  await writeFile('generated/startup-scripts.json', JSON.stringify(scripts))
}
