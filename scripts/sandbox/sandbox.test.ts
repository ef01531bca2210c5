/** @jest-environment node */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request as httpRequest } from 'node:http'

import type { RunningServer } from '../setup/listen'
import { createSandbox } from './server'

const ORIGIN = 'http://localhost:3000'
const SWIN = '/swin/admin/subscribers'
const LAHFA = '/lahfa/users/delete'
const hashWith = (algorithm: string) => (text: string) => createHash(algorithm).update(text).digest('hex')
const md5 = hashWith('md5')
const sha256 = hashWith('sha256')

let sandbox: RunningServer

beforeAll(async () => {
  sandbox = await createSandbox({ port: 0, slowMs: 100 })
})
afterAll(() => sandbox.close())
beforeEach(() => fetch(`${sandbox.url}/sandbox/reset`, { method: 'POST' }))

function remove(path: string, body: unknown, init: RequestInit = {}) {
  return fetch(sandbox.url + path, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json', 'x-api-key': 'sandbox-key', origin: ORIGIN },
    body: JSON.stringify(body),
    ...init,
  })
}
const removeSwin = (username: string, password = 'Demo-2026') => remove(SWIN, { username, password: md5(password) })
const removeLahfa = (name: string, password = 'Demo-2026') =>
  remove(LAHFA, { user_name: `${name}@example.com`, password })

/*
 * What the sandbox does besides the described answers, which deploy/deletion-apis.test.ts compares, and what the site
 * makes of its faults, which deletion-faults.test.ts and e2e/account-deletion-faults.spec.ts show.
 */
describe('the APIs', () => {
  it("keep the account when the password is in the other API's form", async () => {
    expect((await (await remove(SWIN, { username: 'sara', password: 'Demo-2026' })).json()).status).toBe('error')
    expect(await (await removeLahfa('sara', md5('Demo-2026'))).json()).toEqual({ message: 'Invalid credentials' })
    expect((await (await removeSwin('sara')).json()).status).toBe('success')
  })

  it.each([
    ['no object', '[]', 400],
    ['no JSON', '{', 400],
    ['a missing field', '{"username":"demo"}', 400],
  ])('refuse a body with %s', async (_, body, status) => {
    expect((await remove(SWIN, null, { body })).status).toBe(status)
  })

  it('refuse other methods', async () => {
    const reply = await fetch(sandbox.url + SWIN)
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'DELETE, OPTIONS'])
  })

  it.each([
    ['not-found', 404, {}],
    ['redirect', 307, {}],
    ['no-origin', 204, { 'access-control-allow-origin': null }],
    ['other-origin', 204, { 'access-control-allow-origin': 'https://www.example.com' }],
    ['two-origins', 204, { 'access-control-allow-origin': '*, https://www.example.com' }],
    ['no-delete', 204, { 'access-control-allow-methods': 'GET, POST' }],
    ['no-type', 204, { 'access-control-allow-headers': 'x-api-key' }],
    ['no-key', 204, { 'access-control-allow-headers': 'content-type' }],
  ])('answer the preflight of a page of %s.localhost wrongly in that one point', async (name, status, wrong) => {
    const origin = `http://${name}.localhost:3000`
    const reply = await fetch(sandbox.url + SWIN, { method: 'OPTIONS', headers: { origin }, redirect: 'manual' })
    const right = {
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'DELETE',
      'access-control-allow-headers': 'content-type, x-api-key',
    }
    const received = Object.keys(right).map((header) => [header, reply.headers.get(header)])
    expect([reply.status, Object.fromEntries(received)]).toEqual([status, { ...right, ...wrong }])
  })

  it('once loses the first answer, and answers success to the same request', async () => {
    for (const ask of [removeSwin, removeLahfa]) {
      await expect(ask('once')).rejects.toThrow()
      expect((await ask('once')).status).toBe(200)
      await expect(ask('once')).rejects.toThrow()
      expect(JSON.stringify(await (await ask('once')).json())).toContain('success')
    }
  })
})

describe('control', () => {
  const post = (path: string, body?: unknown) =>
    fetch(sandbox.url + path, { method: 'POST', body: JSON.stringify(body) })

  it('adds an account', async () => {
    expect((await post('/sandbox/accounts', { api: 'swin', user: 'ليلى', password: 'سرّ 1' })).status).toBe(201)
    expect(await (await removeSwin('ليلى', 'سرّ 1')).json()).toEqual({ status: 'success' })
    expect((await post('/sandbox/accounts', { api: 'other' })).status).toBe(400)
  })

  it('keeps no password and nothing else that may be one', async () => {
    await removeSwin('omar', 'Own-Secret')
    await remove(LAHFA, { user_name: 'omar@example.com', password: 'Own-Secret', pin: ['Own-Secret'] })
    await remove(LAHFA, null, { body: '{"user_name":"omar@example.com","password":"Own-Secret"' })
    const text = await (await fetch(`${sandbox.url}/sandbox/requests`)).text()
    expect(JSON.parse(text)).toHaveLength(3)
    expect(text).not.toContain('Own-Secret')
    expect(text).not.toContain(md5('Own-Secret'))
  })

  it('answers 500 when it fails, and keeps running', async () => {
    jest.spyOn(console, 'error').mockImplementationOnce(() => undefined)
    jest.spyOn(JSON, 'stringify').mockImplementationOnce(() => {
      throw new Error('broken')
    })
    expect((await fetch(`${sandbox.url}/sandbox/requests`)).status).toBe(500)
    expect((await fetch(`${sandbox.url}/sandbox/requests`)).status).toBe(200)
  })

  it('lists what it received, and forgets it with the deleted accounts on reset', async () => {
    await removeSwin('omar')
    const list = async () => (await fetch(`${sandbox.url}/sandbox/requests`)).json()
    expect(await list()).toEqual([
      {
        method: 'DELETE',
        path: SWIN,
        headers: { origin: ORIGIN, 'content-type': 'application/json', 'x-api-key': 'sandbox-key' },
        body: { username: 'omar', password: sha256(md5('Demo-2026')) },
      },
    ])
    await post('/sandbox/reset')
    expect(await list()).toEqual([])
    expect(await (await removeSwin('omar')).json()).toEqual({ status: 'success' })
  })

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of another site, as text', { origin: 'null' }],
    ['that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['under a name that leads here', { host: 'evil.example' }],
    ['under a name that begins alike', { host: 'localhost.evil.example' }],
  ])('refuses a request %s', async (_, headers) => {
    const { port } = new URL(sandbox.url)
    for (const [method, path] of [
      ['POST', '/sandbox/reset'],
      ['POST', '/sandbox/accounts'],
      ['GET', '/sandbox/requests'],
    ]) {
      // Node's fetch does not send another Host.
      const request = httpRequest({ port, method, path, headers: headers as Record<string, string> }).end()
      const [{ statusCode }] = (await once(request, 'response')) as [IncomingMessage]
      expect([path, statusCode]).toEqual([path, 403])
    }
  })

  it('describes itself', async () => {
    const text = await (await fetch(sandbox.url)).text()
    expect(text).toContain('demo@example.com')
    expect(text).toContain('nocors')
  })
})
