/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { pageSize } from './page-size'

const HTML = `<!doctype html><html lang="en"><head>
<link rel="preload" as="font" href="/a.woff2" crossorigin>
<link rel="preload" as="image" media="(max-width: 559px)" imageSrcSet="/tall-400.avif 400w, /tall-800.avif 800w" imageSizes="100vw">
<link rel="preload" as="image" media="not (max-width: 559px)" imageSrcSet="/wide-800.avif 800w" imageSizes="100vw">
<link media="print" rel="stylesheet" href="/a.css"><noscript><link rel="stylesheet" href="/a.css"></noscript></head><body><p>Text</p>
<script type="application/json" id="page-scripts">[{"src":"/_next/static/pages/1.js"},{"src":"/_next/static/chunks/2.js"}]</script>
</body></html>`

const CSS = '@font-face{font-family:A;src:url(/a.woff2)}@font-face{font-family:B;src:url(/b.woff2)}body{font-family:A}'

const files: Readonly<Record<string, string>> = {
  'page.html': HTML,
  'page.html.br': '1'.repeat(300),
  'a.css': CSS,
  'a.css.br': '1'.repeat(50),
  'a.woff2': '1'.repeat(1000),
  'b.woff2': '1'.repeat(2000),
  'tall-400.avif': '1'.repeat(400),
  'tall-800.avif': '1'.repeat(800),
  'wide-800.avif': '1'.repeat(9999),
  '_next/static/pages/1.js': '1'.repeat(70),
  '_next/static/chunks/2.js': '1'.repeat(600),
  '_next/static/chunks/2.js.br': '1'.repeat(200),
}

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'size-'))
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

it('counts what a phone is sent', () => {
  expect(pageSize(folder, 'page.html')).toEqual({
    html: 300,
    css: 50,
    cssFiles: 1,
    fonts: 1000,
    fontFiles: 1,
    fontsPreloaded: 1000,
    picture: 800,
    paints: 2150,
    data: 70,
    js: 270,
  })
})
