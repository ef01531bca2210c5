import { JOINED_PAYLOADS, joinPageRequests } from './page-requests'

const PAGE = new URL('/services/digital/ai-ml', location.href)
const at = (name: string) => new URL(`${PAGE.pathname}/${name}?_rsc=1`, location.href)
const payloads = { '__next._tree.txt': 'the tree', '__next.a.__PAGE__.txt': 'the page' }

class FakeResponse {
  constructor(
    readonly body = '',
    readonly ok = true,
  ) {}
  text = () => Promise.resolve(this.body)
  json = () => Promise.resolve(JSON.parse(this.body) as unknown)
}

const host = jest.fn<Promise<FakeResponse>, [URL | string, RequestInit?]>()
let undo: () => void

beforeEach(() => {
  // jsdom has neither.
  Object.assign(window, { fetch: host, Response: FakeResponse })
  host.mockReset().mockImplementation((input) => Promise.resolve(new FakeResponse(`host: ${String(input)}`)))
  undo = joinPageRequests(window)
})

const isThere = () => window.fetch(PAGE, { method: 'HEAD' })
const textOf = async (url: URL) => (await window.fetch(url)).text()

test('one request answers whether the page is there, its tree and its content', async () => {
  host.mockResolvedValue(new FakeResponse(JSON.stringify(payloads)))
  expect((await isThere()).ok).toBe(true)
  for (const [name, payload] of Object.entries(payloads)) expect(await textOf(at(name))).toBe(payload)
  expect(host.mock.calls).toEqual([[`${PAGE.pathname}/${JOINED_PAYLOADS}`]])
})

test('the home page keeps its payloads at the root', async () => {
  host.mockResolvedValue(new FakeResponse(JSON.stringify(payloads)))
  await window.fetch(new URL('/', location.href), { method: 'HEAD' })
  expect(host).toHaveBeenCalledWith(`/${JOINED_PAYLOADS}`)
  expect(await textOf(new URL('/__next._tree.txt', location.href))).toBe('the tree')
})

test('what it does not answer goes to the host', async () => {
  host.mockResolvedValueOnce(new FakeResponse(JSON.stringify(payloads)))
  await isThere()
  expect(await textOf(at('__next.layout.txt'))).toBe(`host: ${at('__next.layout.txt').href}`)
})

test('an answer is given once: the next time the host is asked', async () => {
  host.mockResolvedValueOnce(new FakeResponse(JSON.stringify(payloads)))
  await isThere()
  await textOf(at('__next._tree.txt'))
  expect(await textOf(at('__next._tree.txt'))).toMatch(/^host:/)
})

test.each([
  ['a host that answers with a page', () => Promise.resolve(new FakeResponse('<!doctype html>'))],
  ['a network that fails', () => Promise.reject(new TypeError('failed'))],
])('%s leaves the router its own question', async (_, answer) => {
  host.mockImplementationOnce(answer)
  expect(await (await isThere()).text()).toBe(`host: ${PAGE.href}`)
  expect(host).toHaveBeenLastCalledWith(PAGE, { method: 'HEAD' })
})

test.each([
  ['https://api.example/users/delete', { method: 'POST' }],
  ['/fonts/a.woff2', undefined],
])('%s is none of its business', async (input, init) => {
  await window.fetch(input, init)
  expect(host.mock.calls).toEqual([[input, init]])
})

test('nor is the HEAD of another host', async () => {
  const input = new URL('https://api.example/')
  await window.fetch(input, { method: 'HEAD' })
  expect(host.mock.calls).toEqual([[input, { method: 'HEAD' }]])
})

test('it can be undone', () => {
  undo()
  expect(window.fetch).toBe(host)
})
