/** @jest-environment node */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { metaPolicy } from './content-security-policy'
import { hosts } from './hosts'
import { writeConfigs } from './write-configs'

let work: string
beforeEach(() => (work = mkdtempSync(join(tmpdir(), 'configs-'))))
afterEach(() => rmSync(work, { recursive: true }))

const write = (policy: string) => {
  const site = join(work, 'site')
  mkdirSync(site, { recursive: true })
  writeFileSync(join(site, 'index.html'), `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`)
  writeConfigs(site, join(work, 'out'))
}
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile())

it('writes one folder for each host, and leaves nothing of an earlier build and no part of a file', () => {
  write(metaPolicy([], '/'))
  const out = join(work, 'out')
  const files = filesIn(out)
  expect(readdirSync(out).toSorted()).toEqual(Object.keys(hosts).toSorted())
  writeFileSync(join(out, 'nginx/old.conf'), '')
  write(metaPolicy(["'sha256-AAAA'"], '/'))
  expect(filesIn(out).toSorted()).toEqual(files.toSorted())
  expect(readFileSync(join(out, 'nginx/http.conf'), 'utf8')).toContain('sha256-AAAA')
})

it('replaces a file by another, so that who reads the old one reads on', () => {
  write(metaPolicy([], '/'))
  const file = join(work, 'out/nginx/http.conf')
  const before = statSync(file).ino
  // Written in place, it would have to be writable.
  chmodSync(file, 0o444)
  write(metaPolicy([], '/'))
  expect(statSync(file).ino).not.toBe(before)
})
