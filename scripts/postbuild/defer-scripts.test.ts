/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { scriptDeferrer } from './defer-scripts'
import { openPage } from './page'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'defer-scripts-'))
  mkdirSync(path.join(folder, '_next/static/chunks'), { recursive: true })
  for (const name of ['start.js', 'polyfills.js']) writeFileSync(path.join(folder, '_next/static/chunks', name), name)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('lists the scripts of the framework, without polyfills that no supported browser would run', async () => {
  const page = openPage(
    'index.html',
    `<!doctype html><html><head><meta charset="utf-8"></head><body>
<script src="/_next/static/chunks/start.js" async></script>
<script src="/_next/static/chunks/polyfills.js" nomodule=""></script></body></html>`,
  )
  await scriptDeferrer(folder)(page)
  expect(page.source.toString()).toMatch(/>pages\/[\da-f]{12} start<\/script>/)
  expect(page.source.toString()).not.toContain('polyfills')
  expect(readdirSync(path.join(folder, '_next/static/chunks'))).toEqual(['pages', 'start.js'])
})
