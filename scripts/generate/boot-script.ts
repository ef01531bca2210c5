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
export async function generateBootScript(): Promise<void> {
  const scripts = {
    code: await bundle('lib/boot/boot.ts'),
    hero: await bundle('lib/boot/hero.ts'),
    map: await bundle('lib/boot/map.ts'),
    notFound: await bundle('lib/boot/not-found.ts'),
  }
  await mkdir('generated', { recursive: true })
  await writeFile('generated/boot-script.json', JSON.stringify(scripts))
}
