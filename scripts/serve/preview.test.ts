/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Server } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'

import { readRules } from '@/deploy/rules'

import type { RunningServer } from '../setup/listen'
import { startPreview } from './preview'

// e2e/hosts.spec.ts tests how it answers requests, together with the other hosts, on the exported site.

let dir: string
let preview: RunningServer

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'preview-'))
  for (const name of ['index.html', '404.html', 'a.pdf']) writeFileSync(join(dir, name), name)
  preview = await startPreview({ dir, port: 0 })
})
afterAll(async () => {
  await preview.close()
  rmSync(dir, { recursive: true })
})

it('survives a file that has disappeared since the start', async () => {
  rmSync(join(dir, 'a.pdf'))
  const reply = await fetch(`${preview.url}/a.pdf`)
  expect([reply.status, await reply.text()]).toEqual([404, '404.html'])
  expect((await fetch(preview.url)).status).toBe(200)
})

it('tells search engines to leave out a copy under another name', async () => {
  const { url, close } = await startPreview({ dir, port: 0, rules: { ...readRules(dir), hostname: 'localhost' } })
  const robotsAt = async (address: string) => (await fetch(address)).headers.get('x-robots-tag')
  expect([await robotsAt(url), await robotsAt(url.replace('localhost', '127.0.0.1'))]).toEqual([null, 'noindex'])
  await close()
})

it('sends drawings and other documents with a policy without scripts', async () => {
  for (const name of ['a.svg', 'a.xml', 'A.SVG', 'a.xhtml']) writeFileSync(join(dir, name), '<svg/>')
  const { url, close } = await startPreview({ dir, port: 0 })
  for (const name of ['a.svg', 'a.xml', 'A.SVG', 'a.xhtml'])
    expect((await fetch(`${url}/${name}`)).headers.get('content-security-policy')).toMatch(
      /^default-src 'none'.*sandbox$/,
    )
  await close()
})

it('redirects the paths of an old site, and keeps the query', async () => {
  const rules = readRules(dir, { '/about-us.html': '/ar/about' })
  const { url, close } = await startPreview({ dir, port: 0, rules })
  for (const path of ['/about-us.html', '/about-us.html/', '/about-us.html?a=1']) {
    const { status, headers } = await fetch(url + path, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([301, `/ar/about${new URL(url + path).search}`])
  }
  await close()
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

it('names a missing export and a port in use', async () => {
  await expect(startPreview({ dir: join(dir, 'none'), port: 0 })).rejects.toThrow('npm run build')
  await expect(startPreview({ dir, port: Number(new URL(preview.url).port) })).rejects.toThrow('in use')
})

it('holds a request for a file that a build is still making, and asks for it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'making-'))
  mkdirSync(join(folder, 'pictures'))
  const wanted: string[] = []
  let end = () => {}
  const whole = new Promise<void>((resolve) => (end = resolve))
  const building = { folder, whole, want: (path: string) => wanted.push(path) }
  const { url, close } = await startPreview({ dir, port: 0, building })

  const picture = fetch(`${url}/pictures/a.avif`)
  const missing = fetch(`${url}/pictures/none.avif`)
  // Pages and wrong addresses are answered at once.
  expect([(await fetch(url)).status, (await fetch(`${url}/none`)).status]).toEqual([200, 404])
  expect(wanted.sort()).toEqual(['/pictures/a.avif', '/pictures/none.avif'])
  writeFileSync(join(folder, 'pictures/a.avif'), 'picture')
  expect(await (await picture).text()).toBe('picture')
  end()
  expect((await missing).status).toBe(404)
  await close()
  rmSync(folder, { recursive: true })
})
