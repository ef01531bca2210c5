/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { listCommonScripts } from './common-scripts'

let folder: string

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

const page = (
  ...names: string[]
) => `<!doctype html><head><script async src="/scripts/startup.00000000.js"></script></head>
<body>${names.map((name) => `<script src="/_next/static/chunks/${name}.js" async></script>`).join('')}
<script src="/_next/static/chunks/polyfills.js" nomodule=""></script></body>`

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'common-scripts-'))
  mkdirSync(path.join(folder, 'scripts'))
  write('scripts/startup.00000000.js', 'start()')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the startup script lists what all pages have, under a new name that pages and their data know', async () => {
  write('index.html', page('a', 'home', 'b'))
  write('about.html', page('a', 'b', 'about'))
  write('404.html', page('a'))
  write('plain.html', '<!doctype html><body><p>No framework</p></body>')
  write('about.txt', '["/scripts/startup.00000000.js"]')
  expect([...(await listCommonScripts(folder))]).toEqual(['a', 'b'])
  const [startup = ''] = readdirSync(path.join(folder, 'scripts'))
  expect(startup).toMatch(/^startup\.(?!00000000)[\da-f]{8}\.js$/)
  expect(read(`scripts/${startup}`)).toBe('window.commonScripts=["a","b"];start()')
  for (const file of ['index.html', 'about.html', 'about.txt']) expect(read(file)).toContain(`"/scripts/${startup}"`)
})
