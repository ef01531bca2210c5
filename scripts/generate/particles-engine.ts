import { mkdir, writeFile } from 'node:fs/promises'

import { build } from 'esbuild'

import { browserTargets } from './browser-targets'

const SOURCE = 'components/sections/hero/particles-engine'

/**
 * Bundles the particle engine into one file. The framework would cut it into five, which are 4 KB more as sent, and
 * load them one after the other.
 */
export async function generateParticlesEngine(): Promise<void> {
  await mkdir('generated', { recursive: true })
  await build({
    entryPoints: [`${SOURCE}.ts`],
    outfile: 'generated/particles-engine.js',
    bundle: true,
    minify: true,
    format: 'esm',
    target: browserTargets,
    external: ['react', 'react/jsx-runtime'],
  })
  await writeFile('generated/particles-engine.d.ts', `export * from '@/${SOURCE}'\n`)
}
