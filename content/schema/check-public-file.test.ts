/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { checkPublicFile, PICTURES } from './check-public-file'

const check = (file: string, kinds = PICTURES) => checkPublicFile(file, kinds, '/logos/partner.svg')

const project = process.cwd()
let folder: string
beforeAll(() => {
  process.chdir(mkdtempSync(path.join(tmpdir(), 'site-')))
  folder = 'public/logos'
  mkdirSync(folder, { recursive: true })
  const write = (name: string, bytes: string) => writeFileSync(path.join(folder, name), bytes, 'latin1')
  write('good.png', '\x89PNG\r\n\x1a\n')
  write('good.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  write('bad.svg', '<svg><script/></svg>')
  write('photo.png', '\xff\xd8\xff\xe0')
  write('web.png', 'RIFF1234WEBPVP8 ')
  write('page.pdf', '<!DOCTYPE html><html>')
  write('good.pdf', '%PDF-1.7')
  mkdirSync(path.join(folder, 'folder.png'))
  const outside = path.join(mkdtempSync(path.join(tmpdir(), 'outside-')), 'x.png')
  writeFileSync(outside, '\x89PNG\r\n', 'latin1')
  symlinkSync(outside, path.join(folder, 'link.png'))
})
afterAll(() => {
  rmSync(process.cwd(), { recursive: true })
  process.chdir(project)
})

const at = (name: string) => `/${path.basename(folder)}/${name}`

test('a picture and a document are right', () => {
  for (const name of ['good.png', 'good.svg']) expect(check(at(name))).toBeUndefined()
  expect(check(at('good.pdf'), ['pdf'])).toBeUndefined()
})

test.each(['https://evil.example/x.svg', 'javascript:alert(1)', '//evil.example/x.svg', 'data:image/png;base64,x'])(
  'the address %s is none of this site',
  (address) => {
    expect(check(address)).toMatch(/Write it as \/logos\/partner\.svg\..* put the file there\.$/)
  },
)

test.each([
  'logos/x.svg',
  '/logos/../../x.svg',
  '/logos//x.svg',
  '/logos/.x.svg',
  '/a b.svg',
  '/x.svg?y',
  'C:\\x.svg',
  '',
])('%j is no path', (file) => {
  expect(check(file)).toMatch(/^is not written as a file in public/)
})

test.each([
  ['none.svg', /^is a file that is not there\. Put it at public\/logos\/none\.svg/],
  ['GOOD.png', /^is a file that is not there/],
  ['x.gif', /^is no \.svg, \.avif, \.png, \.jpg\./],
  ['good.pdf', /^is no \.svg/],
  ['bad.svg', /^has a script/],
  ['photo.png', /^is named \.png, and holds a \.jpg\. Export it once more as \.png\.$/],
  ['web.png', /holds a WebP/],
  ['link.png', /^is a link to a file elsewhere/],
])('%s is refused', (name, message) => {
  expect(check(at(name))).toMatch(message)
})

test('a page in the place of a document, and a folder that the build writes', () => {
  expect(check(at('page.pdf'), ['pdf'])).toMatch(/holds a page/)
  expect(check('/partners/odoo.svg')).toMatch(/would be deleted\. Put it at public\/media\/odoo\.svg\.$/)
})
