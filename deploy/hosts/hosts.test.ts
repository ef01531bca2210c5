/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'

import { EDITOR_PAGE, FILE_POLICY, type Rules } from '../rules'
import { hosts } from '.'
import { CONTRACT_RULES } from '../contract/contract'
import { beyondLimit } from './limits'
import { hostExceptions } from './support'

const read = (file: string) => readFileSync(file, 'utf8')

const RULES: Rules = {
  hostname: 'www.firm.ae',
  pages: [EDITOR_PAGE],
  headers: {},
  pageHeaders: { 'Content-Security-Policy': "default-src 'none'" },
  policy: "default-src 'none'",
  redirects: {},
}
const EDITOR = "default-src 'none'; connect-src https://api.github.com"

test.each(Object.entries(hosts))('%s sends the editor with its own policy, if the site has it', (_name, write) => {
  const text = (rules: Rules) => Object.values(write(rules)).join('\n')
  expect(text({ ...RULES, editorPolicy: EDITOR }).split(EDITOR)).toHaveLength(2)
  expect(text(RULES)).not.toMatch(/editor/i)
})

test.each(Object.entries(hosts))('%s redirects the paths of an old site, if there is one', (_name, write) => {
  const text = (rules: Rules) => Object.values(write(rules)).join('\n')
  expect(text({ ...RULES, redirects: { '/old-page': '/contact' } })).toMatch(/\/?old-page/)
  expect(text(RULES)).not.toMatch(/RedirectMatch 301|return 301 \/|@old_| 301!?$|"?status"?: 301/m)
})

test.each(Object.entries(hosts))(
  '%s gives files that browsers open as documents a policy without scripts',
  (_name, write) => {
    const text = Object.values(write(RULES)).join('\n')
    expect(text).toContain(FILE_POLICY)
    for (const extension of ['svg', 'xml']) expect(text).toMatch(new RegExp(`[*(|.]${extension}\\b`))
  },
)

// A default proxy_pass asks by these, and would take the site itself out of search engines.
test.each(['website', 'localhost', '127.0.0.1', '10.0.0.7', '[::1]'])('the container at %s is no copy', (host) => {
  const { 'http.conf': text = '' } = hosts.container?.(RULES) ?? {}
  const [, pattern = ''] = /^ {2}"~(\^.+)" "";$/m.exec(text) ?? []
  expect(host).toMatch(new RegExp(pattern))
  for (const other of ['preview.firm.ae', 'www.firm.ae.example', '1.firm.ae'])
    expect(other).not.toMatch(new RegExp(pattern))
})

test('redirects beyond what a host takes are named', () => {
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`/قديم/صفحة-${index}`, '/ar/contact']))
  const named = (count: number) =>
    Object.entries(hosts).flatMap(
      ([name, write]) => beyondLimit(name, write({ ...RULES, redirects: many(count) })) ?? [],
    )
  expect(named(40)).toEqual([])
  expect(named(500).join()).toMatch(/^cloudflare: _redirects has 20\d\d lines.*aws: paths\.js has \d+ bytes/s)
})

test.each(Object.keys(hosts))('%s has instructions of at most 30 lines', (name) => {
  const file = `deploy/instructions/${name}.md`
  expect(existsSync(file)).toBe(true)
  expect(read(file).trimEnd().split('\n').length).toBeLessThanOrEqual(30)
  expect(read(file).match(/^## .*$/gm)).toEqual(['## Create', '## Deploy', '## Check', '## Roll back'])
})

test('the table of docs/hosts.md says what the tests of each host expect', () => {
  expect(Object.keys(hostExceptions)).toEqual(Object.keys(hosts))
  const [, , ...rows] = read('docs/hosts.md').match(/^\|.*(?=\|$)/gm) ?? []
  const cells = rows.slice(0, Object.keys(hosts).length).map((row) => row.split('|').map((cell) => cell.trim()))
  expect(cells.map(([, , ...support]) => support)).toEqual(
    Object.values(hostExceptions).map((exceptions) => CONTRACT_RULES.map((rule) => exceptions[rule] ?? 'yes')),
  )
})
