/** @jest-environment node */
import { emailApi as endpoint } from './endpoints.fixture'
import { DELETION_TIMEOUT_MS, pendingDeletion, sendDeletion } from './send-deletion'

const credentials = { identity: 'demo@example.com', password: 'Secret-2026' }

const fetchMock = jest.spyOn(globalThis, 'fetch')
const log = jest.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(() => jest.resetAllMocks())
afterEach(() => jest.useRealTimers())

const logged = () => log.mock.calls.flat().join(' ')

/** Stays pending until it is aborted, like the browser's fetch. */
const pendingUntilAborted = (signal?: AbortSignal | null) =>
  new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

test('sends one request and reads the reply', async () => {
  fetchMock.mockResolvedValue(new Response('{"message":"success"}'))
  expect(await sendDeletion(endpoint, credentials)).toEqual({ kind: 'success' })
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(fetchMock).toHaveBeenCalledWith(
    'https://api.example.com/users/delete',
    expect.objectContaining({ method: 'DELETE' }),
  )
  expect(log).not.toHaveBeenCalled()
})

test.each([200, 201, 401, 404, 500])('ignores status %i and reads the body', async (status) => {
  fetchMock.mockResolvedValueOnce(new Response('{"message":"success"}', { status }))
  expect(await sendDeletion(endpoint, credentials)).toEqual({ kind: 'success' })
  fetchMock.mockResolvedValueOnce(new Response('{"message":"No such user"}', { status }))
  expect(await sendDeletion(endpoint, credentials)).toEqual({ kind: 'failure', detail: 'No such user' })
})

test.each([
  ['a blocked or failed call', () => Promise.reject(new TypeError('Failed to fetch')), 'TypeError'],
  ['a page instead of JSON', () => Promise.resolve(new Response('<h1>Secret-2026</h1>')), 'SyntaxError'],
  ['an empty body', () => Promise.resolve(new Response(null, { status: 204 })), 'SyntaxError'],
  [
    'a body of more than 64 KB',
    () => Promise.resolve(new Response(`{"message":"success"}${' '.repeat(65_536)}`)),
    'RangeError',
  ],
  ['a thrown value that is not an error', () => Promise.reject('Secret-2026'), 'unknown error'],
])('%s: reports "network" and keeps the message out of the log', async (_name, answer, error) => {
  fetchMock.mockImplementation(answer)
  expect(await sendDeletion(endpoint, credentials)).toEqual({ kind: 'network' })
  expect(log).toHaveBeenCalledTimes(1)
  expect(logged()).toContain(error)
  expect(logged()).not.toMatch(/Secret-2026|demo@example|key-7/)
})

test('counts a deletion as pending until its reply is read', async () => {
  fetchMock.mockResolvedValue(new Response('{"message":"success"}'))
  expect(pendingDeletion(endpoint.app)).toBeUndefined()
  const outcome = sendDeletion(endpoint, credentials)
  expect(pendingDeletion(endpoint.app)).toBe(outcome)
  expect(pendingDeletion('another-app')).toBeUndefined()
  await outcome
  expect(pendingDeletion(endpoint.app)).toBeUndefined()
})

test('stops counting a failed deletion as pending', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  await sendDeletion(endpoint, credentials)
  expect(pendingDeletion(endpoint.app)).toBeUndefined()
})

test('times out after 30 s without a response', async () => {
  jest.useFakeTimers()
  fetchMock.mockImplementation((_url, init) => pendingUntilAborted(init?.signal))
  const settled = jest.fn()
  const outcome = sendDeletion(endpoint, credentials).finally(settled)
  await jest.advanceTimersByTimeAsync(DELETION_TIMEOUT_MS - 1)
  expect(settled).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(await outcome).toEqual({ kind: 'network' })
  expect(logged()).toContain('TimeoutError')
})

test('times out after 30 s when the body stalls', async () => {
  jest.useFakeTimers()
  fetchMock.mockImplementation((_url, init) => {
    const body = new ReadableStream({ pull: () => pendingUntilAborted(init?.signal) })
    return Promise.resolve(new Response(body))
  })
  const outcome = sendDeletion(endpoint, credentials)
  await jest.advanceTimersByTimeAsync(DELETION_TIMEOUT_MS)
  expect(await outcome).toEqual({ kind: 'network' })
})

test('clears the timer', async () => {
  jest.useFakeTimers()
  fetchMock.mockResolvedValue(new Response('{"message":"success"}'))
  await sendDeletion(endpoint, credentials)
  expect(jest.getTimerCount()).toBe(0)
})
