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

describe('deletion', () => {
  it('removes a Swin account for the MD5 of its password, once', async () => {
    expect(await (await removeSwin('demo')).json()).toEqual({ status: 'success' })
    expect(await (await removeSwin('demo')).json()).toEqual({ status: 'error', message: 'Unknown account' })
  })

  it('removes a Lahfa account for its plain password, once', async () => {
    expect(await (await removeLahfa('demo')).json()).toEqual({ message: 'success' })
    expect(await (await removeLahfa('demo')).json()).toEqual({ message: 'Unknown account' })
  })

  it("keeps the account when the password is wrong or in the other API's form", async () => {
    expect(await (await removeSwin('sara', 'wrong')).json()).toEqual({
      status: 'error',
      message: 'Invalid credentials',
    })
    expect((await (await remove(SWIN, { username: 'sara', password: 'Demo-2026' })).json()).status).toBe('error')
    expect(await (await removeLahfa('sara', md5('Demo-2026'))).json()).toEqual({ message: 'Invalid credentials' })
    expect((await (await removeSwin('sara')).json()).status).toBe('success')
  })

  it.each([
    ['without a key', { 'content-type': 'application/json' }, 401],
    ['with a wrong key', { 'content-type': 'application/json', 'x-api-key': 'other' }, 401],
    ['that is not called JSON', { 'content-type': 'text/plain', 'x-api-key': 'sandbox-key' }, 415],
  ])('refuses a request %s', async (_, headers, status) => {
    const reply = await remove(LAHFA, { user_name: 'sara@example.com', password: 'Demo-2026' }, { headers })
    expect(reply.status).toBe(status)
    expect((await reply.json()).message).not.toBe('success')
  })

  it.each([
    ['no object', '[]', 400],
    ['no JSON', '{', 400],
    ['a missing field', '{"username":"demo"}', 400],
    ['more than 64 KB', JSON.stringify({ username: 'x'.repeat(66_000), password: '' }), 413],
  ])('refuses a body with %s', async (_, body, status) => {
    const reply = await remove(SWIN, null, { body })
    expect(reply.status).toBe(status)
    expect((await reply.json()).status).toBe('error')
  })

  it('refuses other methods', async () => {
    const reply = await fetch(sandbox.url + SWIN)
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'DELETE, OPTIONS'])
  })
})

describe('CORS', () => {
  it.each([SWIN, LAHFA])('answers the preflight of %s', async (path) => {
    const reply = await fetch(sandbox.url + path, { method: 'OPTIONS', headers: { origin: ORIGIN } })
    expect(reply.status).toBe(204)
    expect(reply.headers.get('access-control-allow-origin')).toBe(ORIGIN)
    expect(reply.headers.get('access-control-allow-methods')).toBe('DELETE')
    expect(reply.headers.get('access-control-allow-headers')).toBe('content-type, x-api-key')
    expect(Number(reply.headers.get('access-control-max-age'))).toBeGreaterThan(0)
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
  ])('answers the preflight of a page of %s.localhost wrongly in that one point', async (name, status, wrong) => {
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

  it('lets the page read refusals too', async () => {
    const reply = await remove(SWIN, {}, { headers: { origin: ORIGIN } })
    expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([401, ORIGIN])
  })
})

describe('faults', () => {
  it.each([
    ['html', 200, /<!doctype html>/],
    ['crash500', 500, /^Internal Server Error$/],
    ['empty', 200, /^$/],
    ['null', 200, /^null$/],
    ['list', 200, /^\[\]$/],
    ['nomessage', 200, /^{"done":false}$/],
  ])('%s answers both APIs alike', async (name, status, text) => {
    for (const reply of [await removeSwin(name), await removeLahfa(name)]) {
      expect(reply.status).toBe(status)
      expect(await reply.text()).toMatch(text)
    }
  })

  it.each([
    ['bom', { status: 'success' }, { message: 'success' }],
    ['limit429', { status: 'error', message: 'Too many attempts' }, { message: 'Too many attempts' }],
    ['error500', { status: 'error', message: 'Internal error' }, { message: 'Internal error' }],
    ['number', { status: 42 }, { message: 42 }],
    ['wrapped', { data: { status: 'success' } }, { data: { message: 'success' } }],
    ['slow', { status: 'success' }, { message: 'success' }],
    ['nocors', { status: 'success' }, { message: 'success' }],
  ])('%s answers each API in its own words', async (name, swin, lahfa) => {
    expect(await (await removeSwin(name)).json()).toEqual(swin)
    expect(await (await removeLahfa(name)).json()).toEqual(lahfa)
  })

  it('long sends 2,000 characters with markup', async () => {
    const { message } = await (await removeLahfa('long')).json()
    expect(message).toHaveLength(2000)
    expect(message).toContain('<img src=x onerror=alert(1)>')
  })

  it('bom sends the mark, deep sends JSON', async () => {
    const bytes = Buffer.from(await (await removeLahfa('bom')).arrayBuffer())
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
    const deep = await (await removeLahfa('deep')).text()
    expect(deep).toMatch(/"message":\[{15000}\]{15000}}$/)
    expect(() => JSON.parse(deep)).not.toThrow()
  })

  it('bidi sends direction characters and markup', async () => {
    expect((await (await removeLahfa('bidi')).json()).message).toMatch(/^\u202e.*<b>/)
  })

  it('redirect leads to the same address', async () => {
    const reply = await remove(LAHFA, { user_name: 'redirect@example.com', password: '' }, { redirect: 'manual' })
    expect([reply.status, reply.headers.get('location')]).toEqual([307, LAHFA])
  })

  it('cut and endless begin with the success and never end', async () => {
    await expect((await removeLahfa('cut')).text()).rejects.toThrow()
    const reader = (await removeLahfa('endless')).body!.getReader()
    let text = ''
    while (text.length < 100_000) text += Buffer.from((await reader.read()).value!).toString()
    expect(text).toMatch(/^{"message":"success"} +$/)
    await reader.cancel()
  })

  it('nocors omits the permission', async () => {
    expect((await removeLahfa('nocors')).headers.has('access-control-allow-origin')).toBe(false)
  })

  it('othercors permits another site', async () => {
    const { headers } = await removeLahfa('othercors')
    expect(headers.get('access-control-allow-origin')).toBe('https://www.example.com')
  })

  it('reset cuts the connection', async () => {
    await expect(removeSwin('reset')).rejects.toThrow()
  })

  it('once loses the first answer, and answers success to the same request', async () => {
    for (const ask of [removeSwin, removeLahfa]) {
      await expect(ask('once')).rejects.toThrow()
      expect((await ask('once')).status).toBe(200)
      await expect(ask('once')).rejects.toThrow()
      expect(JSON.stringify(await (await ask('once')).json())).toContain('success')
    }
  })

  it('hang gives no answer', async () => {
    const signal = AbortSignal.timeout(300)
    const reply = remove(SWIN, { username: 'hang', password: md5('any') }, { signal })
    await expect(reply).rejects.toThrow(/timeout/i)
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
