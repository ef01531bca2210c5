/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { build } from 'esbuild'

import { licences } from './licences'
import { shippedPackages } from './shipped-packages'

const NEXT_START = 'next/dist/client/app-next-turbopack.js'
/** The package of a module. Next's copies of other packages are in dist/compiled. */
const PACKAGE = /node_modules\/(?!.*node_modules\/)(?:next\/dist\/compiled\/)?((?:@[^/]+\/)?[^/]+)/

/** Shipped packages that this test's bundler does not find, and why. */
const ELSEWHERE = [
  'process', // Added by Next's own bundler.
  'tailwindcss', // The utilities in the style sheet, and its preflight in app/base.css.
  '@fontsource-variable/alexandria', // public/fonts
  '@fontsource-variable/instrument-sans',
]
/**
 * Packages that only this test's bundler finds: it does not know that `typeof window` is never 'undefined' in a
 * browser.
 */
const ON_SERVERS_ONLY = ['@edge-runtime/cookies']

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.fixture)\.tsx?$/.test(file))
    .map((file) => path.join(folder, file))

const runsInBrowser = (file: string) =>
  file.endsWith('-inline.ts') || readFileSync(file, 'utf8').startsWith(`'use client'`)

async function bundledPackages(): Promise<Set<string>> {
  const result = await build({
    entryPoints: [...['app', 'components', 'lib'].flatMap(sources).filter(runsInBrowser), NEXT_START],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    format: 'esm',
    splitting: true,
    minify: true,
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.TURBOPACK': '"1"',
      'process.env.__NEXT_DEV_SERVER': '""',
    },
    external: ['private-next-*'],
    loader: { '.css': 'empty' },
    alias: {
      react: 'next/dist/compiled/react',
      'react-dom': 'next/dist/compiled/react-dom',
      'react-server-dom-webpack': 'next/dist/compiled/react-server-dom-turbopack',
    },
  })
  const modules = Object.values(result.metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs))
  return new Set(modules.flatMap(([file, { bytesInOutput }]) => (bytesInOutput && PACKAGE.exec(file)?.[1]) || []))
}

test('lists the packages that the browser gets', async () => {
  const bundled = await bundledPackages()
  const found = [...bundled, ...ELSEWHERE].filter((name) => !ON_SERVERS_ONLY.includes(name)).sort()
  expect(shippedPackages.map(({ name }) => name).sort()).toEqual(found)
})

test.each(shippedPackages)('names $name with its installed version and a licence text', async ({ name, within }) => {
  const { version } = JSON.parse(readFileSync(`node_modules/${within ?? name}/package.json`, 'utf8')) as {
    version: string
  }
  const parts = (await licences()).split(/\n-{80}\n\n/)
  const part = parts.find((each) => each.split('\n').some((line) => line.startsWith(`${name}${within ? ',' : ' '}`)))
  expect(part).toContain(within ? `${name}, the copy in ${within} ${version}` : `${name} ${version} (`)
  expect(part).toMatch(/copyright/i)
  expect(part).toMatch(/Permission is hereby granted|Apache License|SIL OPEN FONT LICENSE/)
})

test('no font reserves its name, so a subset may keep it', async () => {
  expect(await licences()).not.toMatch(/with Reserved Font Name/i)
})
