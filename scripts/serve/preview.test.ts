/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Server } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

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
  '_next/static/chunks/a.js.gz': gzipSync('script'),
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
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(await reply.text()).toBe(body)
})

it.each([
  ['/contact/', '/contact'],
  ['/ar/contact/?a=1&b=2', '/ar/contact?a=1&b=2'],
  ['/services/', '/services'],
])('redirects %s to the page without a slash', async (path, location) => {
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
  ['/sitemap.xml', 'application/xml'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/_next/static/chunks/a.js', 'text/javascript; charset=utf-8'],
  [PAYLOAD, 'text/plain; charset=utf-8'],
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

it.each(['bytes=9-2', 'bytes=-', 'bytes=a-b', 'bytes=2', 'lines=1-2', 'bytes=0-1,4-5'])(
  'answers the invalid or multiple range %s with the whole film or 416',
  async (range) => {
    const reply = await get('/film.mp4', { headers: { range } })
    expect([200, 416]).toContain(reply.status)
    if (reply.status === 200) expect(await reply.text()).toBe('0123456789')
    else expect([reply.headers.get('content-range'), await reply.text()]).toEqual(['bytes */10', ''])
  },
)

it('refuses a range beyond the end, and sends the last bytes', async () => {
  expect((await get('/film.mp4', { headers: { range: 'bytes=10-' } })).status).toBe(416)
  expect(await (await get('/film.mp4', { headers: { range: 'bytes=-3' } })).text()).toBe('789')
})

it.each([
  ['br', 'br'],
  ['gzip, deflate, BR', 'br'],
  ['gzip;q=1.0, *;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000', null],
  ['xbr, gzip-like', null],
  ['identity', null],
])('answers Accept-Encoding: %s with the coding %s', async (accepted, coding) => {
  const reply = await get('/_next/static/chunks/a.js', { headers: { 'accept-encoding': accepted } })
  expect([reply.headers.get('content-encoding'), reply.headers.get('vary')]).toEqual([coding, 'Accept-Encoding'])
  expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await reply.text()).toBe('script')
})

it('lets browsers cache hashed files for a year, and revalidate the others', async () => {
  const immutable = 'public, max-age=31536000, immutable'
  expect((await get('/_next/static/chunks/a.js')).headers.get('cache-control')).toBe(immutable)
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache')
})

it('answers 304 to a browser that has the file', async () => {
  const { headers } = await get('/contact')
  const [etag, modified] = [headers.get('etag') ?? '', headers.get('last-modified') ?? '']
  // Without it fetch asks for a copy that no cache has.
  const cached = { 'cache-control': 'max-age=0' }
  const statusFor = async (headers: object) => (await get('/contact', { headers: { ...cached, ...headers } })).status
  expect(await statusFor({ 'if-none-match': `"other", ${etag}` })).toBe(304)
  expect(await statusFor({ 'if-modified-since': modified })).toBe(304)
  expect(await statusFor({ 'if-modified-since': new Date(0).toUTCString() })).toBe(200)
})

it('survives a file that has gone since the start', async () => {
  rmSync(join(dir, 'a.pdf'))
  expect((await get('/a.pdf')).status).toBe(404)
  expect((await get('/')).status).toBe(200)
})

it('listens on this machine only, unless HOST names another address', async () => {
  const { port } = new URL(preview.url)
  const others = Object.values(networkInterfaces()).flatMap((all = []) => all.filter(({ internal }) => !internal))
  for (const { address, family } of others) {
    const host = family === 'IPv6' ? `[${address}]` : address
    await expect(fetch(`http://${host}:${port}/`, { signal: AbortSignal.timeout(2000) })).rejects.toThrow()
  }
  const listening = jest.spyOn(Server.prototype, 'listen')
  await (await startPreview({ dir, port: 0 })).close()
  process.env.HOST = '0.0.0.0'
  const open = await startPreview({ dir, port: 0 })
  delete process.env.HOST
  await open.close()
  expect(listening.mock.calls.map(([, host]) => host)).toEqual(['127.0.0.1', '0.0.0.0'])
  expect(open.url).toMatch(/^http:\/\/localhost:/)
})

it('refuses other methods', async () => {
  expect((await get('/', { method: 'POST' })).status).toBe(405)
})

it('names a missing export and a port in use', async () => {
  await expect(startPreview({ dir: join(dir, 'none'), port: 0 })).rejects.toThrow('npm run build')
  await expect(startPreview({ dir, port: Number(new URL(preview.url).port) })).rejects.toThrow('in use')
})
