/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import type { RunningServer } from '../setup/listen'
import { startPreview } from './preview'

const PAYLOAD = '/services/__next.!KGVuKQ.services.__PAGE__.txt'
const files: Readonly<Record<string, string | Buffer>> = {
  'index.html': 'home',
  'ar.html': 'الرئيسية',
  'contact.html': 'contact',
  'ar/contact.html': 'اتصل بنا',
  'services/digital/ai-ml.html': 'ai',
  'services.html': 'services',
  '404.html': '<title>Not found</title>',
  [PAYLOAD.slice(1)]: 'payload',
  '_next/static/chunks/a.js': 'script',
  '_next/static/chunks/a.js.br': brotliCompressSync('script'),
  'film.mp4': '0123456789',
  'sitemap.xml': '<urlset/>',
  'manifest.webmanifest': '{}',
  'a.avif': 'a',
  'a.webp': 'a',
  'a.woff2': 'a',
  'a.pdf': 'a',
}

let dir: string
let preview: RunningServer

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'preview-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), content)
  }
  preview = await startPreview({ dir, port: 0 })
})
afterAll(async () => {
  await preview.close()
  rmSync(dir, { recursive: true })
})

const get = (path: string, init?: RequestInit) => fetch(preview.url + path, { redirect: 'manual', ...init })

it.each([
  ['/', 'home'],
  ['/ar', 'الرئيسية'],
  ['/ar/', 'الرئيسية'],
  ['/contact', 'contact'],
  ['/contact?from=mail', 'contact'],
  ['/ar/contact', 'اتصل بنا'],
  ['/services/digital/ai-ml', 'ai'],
  ['/services', 'services'],
])('serves %s', async (path, body) => {
  const reply = await get(path)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html;charset=utf-8'])
  expect(await reply.text()).toBe(body)
})

it.each([
  ['/contact/', '/contact'],
  ['/ar/contact/?a=1&b=2', '/ar/contact?a=1&b=2'],
  ['/services/', '/services'],
])('moves %s to the page without a slash', async (path, location) => {
  const reply = await get(path)
  expect([reply.status, reply.headers.get('location')]).toEqual([308, location])
})

it.each([
  '/nope',
  '/nope/',
  '/ar/nope',
  '/services/digital',
  '/services/digital/',
  '/a.png',
  '/_next/static/gone.js',
  '/services/__next.gone.txt',
  '/404',
  '/404.html',
  '//contact/',
  '//example.com/',
  '/%2e%2e%2fpackage.json',
  '/..%5c..%5cpackage.json',
  '/%E0%A4%A',
  '/contact.html/',
])('answers 404 with the error page for %s', async (path) => {
  const reply = await get(path)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([404, 'text/html;charset=utf-8'])
  expect(await reply.text()).toBe(files['404.html'])
})

it.each([PAYLOAD, PAYLOAD.replace('!', '%21')])('serves the payload file %s', async (path) => {
  const reply = await get(path)
  expect([reply.status, await reply.text()]).toEqual([200, 'payload'])
})

it.each([
  ['/a.avif', 'image/avif'],
  ['/a.webp', 'image/webp'],
  ['/a.woff2', 'font/woff2'],
  ['/a.pdf', 'application/pdf'],
  ['/film.mp4', 'video/mp4'],
  ['/sitemap.xml', 'text/xml'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/_next/static/chunks/a.js', 'text/javascript'],
])('sends %s as %s', async (path, type) => {
  expect((await get(path)).headers.get('content-type')).toBe(type)
})

it('answers HEAD like GET, without a body', async () => {
  const reply = await get('/film.mp4', { method: 'HEAD' })
  expect([reply.status, reply.headers.get('content-length'), await reply.text()]).toEqual([200, '10', ''])
  expect((await get('/nope', { method: 'HEAD' })).status).toBe(404)
})

it('sends a part of a film', async () => {
  const reply = await get('/film.mp4', { headers: { range: 'bytes=2-4' } })
  expect([reply.status, reply.headers.get('content-range')]).toEqual([206, 'bytes 2-4/10'])
  expect(await reply.text()).toBe('234')
})

it('prefers a compressed file and keeps hashed files for good', async () => {
  const { headers } = await get('/_next/static/chunks/a.js', { headers: { 'accept-encoding': 'br' } })
  expect([headers.get('content-encoding'), headers.get('cache-control')]).toEqual([
    'br',
    'public, max-age=31536000, immutable',
  ])
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache')
})

it('refuses other methods', async () => {
  expect((await get('/', { method: 'POST' })).status).toBe(405)
})

it('says what is missing', async () => {
  await expect(startPreview({ dir: join(dir, 'none'), port: 0 })).rejects.toThrow('npm run build')
  await expect(startPreview({ dir, port: Number(new URL(preview.url).port) })).rejects.toThrow('in use')
})
