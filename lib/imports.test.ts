/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The folders that each folder may import from, besides itself (docs/architecture.md). */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  generated: ['lib', 'content'],
  content: ['lib', 'generated'],
  components: ['lib', 'generated', 'content'],
  app: ['lib', 'generated', 'content', 'components'],
  deploy: ['lib', 'generated', 'content', 'components', 'app'],
  scripts: ['lib', 'generated', 'content', 'components', 'app', 'deploy'],
  e2e: ['lib', 'generated', 'content', 'components', 'app', 'deploy'],
}

const folderOf = (file: string) => file.split('/')[0] ?? ''

const files = Object.keys(MAY_IMPORT)
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture|d)\.tsx?$/.test(file) && !file.includes('node_modules'))

/** The modules that a file imports or exports from, types included. */
const importedBy = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:^|[\s;}[(])(?:from|import) ?\(?'([^'\n]+)'/g)].map(
    ([, name = '']) => name,
  )

function resolve(file: string, name: string): string | undefined {
  if (!/^(@\/|\.)/.test(name)) return undefined
  const target = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(file), name)
  return [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find(
    (candidate) => path.extname(candidate) && existsSync(candidate),
  )
}

const imports = new Map(files.map((file) => [file, importedBy(file).flatMap((name) => resolve(file, name) ?? [])]))

test('folders import each other in one direction only', () => {
  const wrong = [...imports].flatMap(([file, targets]) =>
    targets
      .filter((target) => folderOf(target) in MAY_IMPORT && folderOf(target) !== folderOf(file))
      .filter((target) => !MAY_IMPORT[folderOf(file)]?.includes(folderOf(target)))
      .map((target) => `${file} imports ${target}`),
  )
  expect(wrong).toEqual([])
})

test('components/ui reads neither content nor the disk', () => {
  const wrong = files
    .filter((file) => file.startsWith('components/ui/'))
    .flatMap((file) => importedBy(file).map((name) => [file, name] as const))
    .filter(([, name]) => /^(@\/content|node:)/.test(name))
  expect(wrong).toEqual([])
})

/** Components that exist once. They look up their own words. */
const ONCE = /^components\/(layout\/(site-header|site-footer|footer-\w+)|sections\/(hero|contact)\/[\w-]+)\.tsx$/

/** Whether a file imports more than types from a folder of ours. */
const importsValues = (file: string, folder: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^import (?!type )([^'"]*?) from '@\/([^']+)'/gm)].some(
    ([, names = '', from]) =>
      from?.startsWith(`${folder}/`) && names.split(/[{},]/).some((name) => name.trim() && !/^\s*type /.test(name)),
  )

test('no component imports values of content but header, footer, hero and contact', () => {
  const components = files.filter((file) => file.startsWith('components/'))
  const wrong = components.filter((file) => !ONCE.test(file) && importsValues(file, 'content'))
  expect(wrong.map((file) => `${file}: take finished words as props, and prepare them in content/views`)).toEqual([])
})

test('client components do not reach the module with all icons', () => {
  const visit = (file: string, trail: readonly string[]): string[] =>
    file === 'components/ui/icon.tsx'
      ? [[...trail, file].join(' > ')]
      : (imports.get(file) ?? []).flatMap((target) => visit(target, [...trail, file]))
  const clients = files.filter((file) => readFileSync(file, 'utf8').startsWith("'use client'"))
  expect(clients).not.toEqual([])
  expect(clients.flatMap((file) => visit(file, []))).toEqual([])
})

test('no file imports itself through others, types included', () => {
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (file: string, trail: readonly string[]) => {
    if (trail.includes(file)) return cycles.push([...trail.slice(trail.indexOf(file)), file].join(' > '))
    if (done.has(file)) return
    for (const target of imports.get(file) ?? []) visit(target, [...trail, file])
    done.add(file)
  }
  for (const file of files) visit(file, [])
  expect(cycles).toEqual([])
})
