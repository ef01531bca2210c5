/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { filesOfManifest, MANIFEST, writeManifest } from './manifest'

const NAMES = ['index.html', 'index.html.br', 'a/__next.!KGVu.$d$group.txt', '.well-known/security.txt']
const hasSha256sum = !spawnSync('sha256sum', ['--version']).error

let site: string
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'manifest-'))
  for (const folder of ['a', '.well-known', '.releases']) mkdirSync(join(site, folder))
  for (const name of NAMES) writeFileSync(join(site, name), name)
  writeFileSync(join(site, '.releases/list'), 'not served')
  writeManifest(site)
})
afterEach(() => rmSync(site, { recursive: true }))

it('names every served file, the compressed copies included', () => {
  expect(filesOfManifest(site).toSorted()).toEqual(NAMES.map((name) => `/${name}`).sort())
  writeManifest(site)
  expect(filesOfManifest(site)).not.toContain(MANIFEST)
})

const itWithSha256sum = hasSha256sum ? it : it.skip
itWithSha256sum('is checked by sha256sum', () => {
  const check = () => execFileSync('sha256sum', ['--check', '--quiet', MANIFEST.slice(1)], { cwd: site, stdio: 'pipe' })
  check()
  writeFileSync(join(site, 'index.html'), 'changed')
  expect(check).toThrow()
})
