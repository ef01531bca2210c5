import { statSync } from 'node:fs'
import { extname, join } from 'node:path'

import { hosts } from '@/deploy/hosts'
import { beyondLimit } from '@/deploy/hosts/limits'
import { CODINGS, exportedFiles, readRules, TYPES } from '@/deploy/rules'

const SITE = 'out'
const MB = 1024 * 1024

const copies = CODINGS.map(({ extension }) => extension)
/** What is published at a content network, which compresses files itself. */
const published = exportedFiles(SITE).filter((file) => !copies.some((copy) => file.endsWith(copy)))

test('every exported file has a type, which S3 needs for its upload', () => {
  const endings = new Set(published.map((file) => extname(file).slice(1)).filter(Boolean))
  expect([...endings].filter((ending) => !TYPES[ending])).toEqual([])
})

/** Limits from the networks' documentation. None of them checks these before a deployment. */
test('configurations and files stay within the limits of their hosts', () => {
  const rules = readRules(SITE)
  const file = (host: string, name: string) => hosts[host]?.(rules)[name] ?? ''
  const lines = (text: string, pattern: RegExp) => text.split('\n').filter((line) => pattern.test(line))
  expect(Object.entries(hosts).flatMap(([name, write]) => beyondLimit(name, write(rules)) ?? [])).toEqual([])
  const headers = file('cloudflare', 'site/_headers')
  expect(lines(headers, /^\//).length).toBeLessThanOrEqual(100)
  expect(Math.max(...lines(headers, /./).map(({ length }) => length))).toBeLessThanOrEqual(2000)
  expect(published.length).toBeLessThanOrEqual(20_000)
  expect(Math.max(...published.map((name) => statSync(join(SITE, name)).size))).toBeLessThanOrEqual(25 * MB)

  expect(rules.policy.length).toBeLessThanOrEqual(1783)
  expect(Buffer.byteLength(file('aws', 'template.json'))).toBeLessThanOrEqual(51_200)
  const { routes } = JSON.parse(file('vercel', '.vercel/output/config.json')) as { routes: object[] }
  expect(routes.length).toBeLessThanOrEqual(2048)
  const { buildCommand } = JSON.parse(file('vercel', 'vercel.json')) as { buildCommand: string }
  expect(buildCommand.length).toBeLessThanOrEqual(256)
})
