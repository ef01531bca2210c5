/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

import { Validator } from '@cfworker/json-schema'

import { type AppId, appIds, apps, settingPrefix } from '@/content/apps'
import { deletionRequest } from '@/lib/account-deletion/deletion-request'
import { readReply } from '@/lib/account-deletion/read-reply'
import type { DeletionEndpoint } from '@/lib/account-deletion/types'

import { describedPath, openApi, schemaName } from './openapi'

/*
 * One contract has three sides: its description, the site's requests and the sandbox's replies. The sandbox runs as a
 * separate process, as a browser sees it.
 */
interface Answer {
  description: string
  headers: Record<string, { $ref?: string; required?: boolean }>
  content?: Record<string, { examples: Record<string, { value: unknown }> }>
}
interface Operation {
  requestBody: { content: Record<string, { example: unknown }> }
  responses: Record<string, Answer>
}
interface Description {
  servers: { url: string }[]
  paths: Record<string, { options: Operation; delete: Operation }>
  components: {
    securitySchemes: { publicKey: { name: string } }
    parameters: Record<string, { name: string; schema: { const?: string } }>
    responses: { Permission: Answer }
    headers: Record<string, { required?: boolean }>
  }
}

const description = JSON.parse(JSON.stringify(openApi())) as Description

/** Finds faults in a value by the schema at this place of the description; empty if there are none. */
function faultsOf(value: unknown, ...place: string[]): string {
  const pointer = place.map((name) => encodeURI(name.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
  // The whole file serves as the schema, because of its references.
  const { errors } = new Validator({ ...description, $ref: `#/${pointer}` }, '2020-12', false).validate(value)
  return errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`).join('\n')
}

const BODY = ['content', 'application/json', 'schema']
const ORIGIN = 'https://www.example.com'
const KEY = 'key-of-this-test'
const KEY_HEADER = description.components.securitySchemes.publicKey.name

const operationOf = (app: AppId) => description.paths[describedPath(app)]!
const userOf = (app: AppId, name: string) => (apps[app].contract.identity === 'email' ? `${name}@example.com` : name)

let sandbox: ChildProcess
let origin = ''

beforeAll(async () => {
  const keys = {
    NEXT_PUBLIC_API_KEY_HEADER: KEY_HEADER,
    ...Object.fromEntries(appIds.map((id) => [`NEXT_PUBLIC_${settingPrefix(id)}_API_KEY`, KEY])),
  }
  sandbox = spawn('node', ['--import', 'tsx', 'scripts/sandbox/main.ts'], {
    env: { ...process.env, ...keys, HOST: '', SANDBOX_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(sandbox.stdout!, 'data')) as [Buffer]
  origin = /http:\S+/.exec(line.toString())![0]
}, 60_000)
afterAll(async () => {
  sandbox.kill()
  await once(sandbox, 'exit')
})

/** The API of an app at this sandbox. */
const endpointOf = (app: AppId): DeletionEndpoint => ({
  app,
  contract: apps[app].contract,
  url: `${origin}/${app}`,
  keyHeader: KEY_HEADER,
  key: KEY,
})
const siteRequest = (app: AppId, name: string, password = 'Demo-2026') =>
  deletionRequest(endpointOf(app), { identity: userOf(app, name), password })

/**
 * What produces each described answer: a user and, where the site never sends such a request, what is wrong with it.
 */
const cases: Record<string, { status: number; user: string; password?: string; wrong?: RequestInit }> = {
  deleted: { status: 200, user: 'demo' },
  deletedInData: { status: 200, user: 'wrapped' },
  unknownAccount: { status: 200, user: 'nobody' },
  wrongPassword: { status: 200, user: 'sara', password: 'Wrong' },
  malformed: { status: 400, user: 'demo', wrong: { body: '{}' } },
  wrongKey: {
    status: 401,
    user: 'demo',
    wrong: { headers: { 'content-type': 'application/json', [KEY_HEADER]: 'other' } },
  },
  tooLarge: { status: 413, user: 'x'.repeat(66_000) },
  notJson: { status: 415, user: 'demo', wrong: { headers: { 'content-type': 'text/plain', [KEY_HEADER]: KEY } } },
  tooMany: { status: 429, user: 'limit429' },
  failure: { status: 500, user: 'error500' },
}

/** Compares a reply's headers with those of the described answer. */
function expectHeaders({ headers: documented }: Answer, reply: Response, ...place: string[]) {
  for (const [name, header] of Object.entries(documented)) {
    const shared = header.$ref?.split('/').at(-1)
    const at = shared ? ['components', 'headers', shared] : [...place, 'headers', name]
    const { required } = shared ? description.components.headers[shared]! : header
    const value = reply.headers.get(name)
    if (value === null) expect([name, required]).toEqual([name, undefined])
    else expect(`${name}: ${faultsOf(value, ...at, 'schema')}`).toBe(`${name}: `)
  }
}

describe.each(appIds)('%s', (api) => {
  const path = describedPath(api)
  const { reply } = apps[api].contract
  /** The key of an answer is its status, or `default`. */
  const answers = Object.entries(operationOf(api).delete.responses).flatMap(([key, { content }]) =>
    Object.entries(content!['application/json']!.examples).map(([name, { value }]) => ({ key, name, value })),
  )

  test('the site sends the described request', async () => {
    const { url, init } = await siteRequest(api, 'demo')
    expect([url, init.method]).toEqual([origin + path, 'DELETE'])
    const [[type, { example }]] = Object.entries(operationOf(api).delete.requestBody.content) as [
      [string, { example: unknown }],
    ]
    expect(Object.fromEntries(new Headers(init.headers))).toEqual({ 'content-type': type, [KEY_HEADER]: KEY })
    expect(JSON.parse(String(init.body))).toEqual(example)
    const schema = ['paths', path, 'delete', 'requestBody', 'content', type, 'schema']
    for (const password of ['Demo-2026', ' ', 'سرّ 🌴', 'x'.repeat(10_000)]) {
      expect(faultsOf(JSON.parse(String((await siteRequest(api, 'demo', password)).init.body)), ...schema)).toBe('')
    }
    expect(faultsOf({ ...(example as object), token: '' }, ...schema)).toContain('additional properties')
  })

  test('the preflight asks for what the site sends, and the sandbox allows it', async () => {
    const { url, init } = await siteRequest(api, 'demo')
    const { parameters, responses } = description.components
    const asked = Object.fromEntries(
      Object.values(parameters).flatMap(({ name, schema }) => (schema.const ? [[name, schema.const]] : [])),
    )
    expect(asked).toEqual({
      'Access-Control-Request-Method': init.method,
      'Access-Control-Request-Headers': [...new Headers(init.headers).keys()].sort().join(),
    })
    const answered = await fetch(url, { method: 'OPTIONS', headers: { ...asked, origin: ORIGIN } })
    expect(Object.keys(operationOf(api).options.responses)).toEqual([String(answered.status)])
    expectHeaders(responses.Permission, answered, 'components', 'responses', 'Permission')
    expect(answered.headers.get('access-control-allow-origin')).toBe(ORIGIN)
  })

  test.each(answers)('the sandbox answers as described: $name', async ({ key, name, value }) => {
    const { status, user, password, wrong } = cases[name]!
    const { url, init } = await siteRequest(api, user, password)
    const answered = await fetch(url, {
      ...init,
      ...wrong,
      headers: { ...(wrong?.headers ?? init.headers), origin: ORIGIN },
    })
    const text = await answered.text()
    const place = ['paths', path, 'delete', 'responses', key]
    const described = operationOf(api).delete.responses[key]!
    expect([answered.status, JSON.parse(text)]).toEqual([status, value])
    expect(key === 'default' ? described.description : key).toContain(String(status))
    expect(answered.headers.get('content-type')).toMatch(/^application\/json\b/)
    expectHeaders(described, answered, ...place)
    expect(answered.headers.get('access-control-allow-origin')).toBe(ORIGIN)
    // The validator takes `default` for a keyword of JSON schema, and does not look inside.
    const schema = key === 'default' ? ['components', 'schemas', schemaName(api, 'Refusal')] : [...place, ...BODY]
    expect(faultsOf(value, ...schema)).toBe('')
    expect(readReply(reply, text).kind).toBe(name.startsWith('deleted') ? 'success' : 'failure')
  })

  test('the description covers every case', () => {
    const described = answers.map(({ name }) => name)
    // Only `status` may be wrapped in `data`.
    const expected = Object.keys(cases).filter((name) => reply === 'status' || name !== 'deletedInData')
    expect(described.sort()).toEqual(expected.sort())
  })

  test.each([
    { status: 'success' },
    { message: 'success' },
    { status: 'success', message: 'success', more: 1 },
    { data: { status: 'success' } },
    { data: { message: 'success' } },
    { status: 200, data: { status: 'success' } },
    { status: 'error', data: { status: 'success' } },
    { status: 'error', message: 'success' },
    { status: 'Success', message: 'Success' },
    { status: true, message: true },
    { data: [{ status: 'success' }] },
    {},
    [],
    null,
    'success',
  ])('the site reads the described success as a success: %j', (body) => {
    const isDescribed = faultsOf(body, 'components', 'schemas', schemaName(api, 'Success')) === ''
    expect(readReply(reply, JSON.stringify(body)).kind).toBe(isDescribed ? 'success' : 'failure')
  })
})
