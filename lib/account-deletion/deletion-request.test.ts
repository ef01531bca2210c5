/** @jest-environment node */
import { deletionRequest } from './deletion-request'
import { emailApi, usernameApi } from './endpoints.fixture'
import type { DeletionEndpoint } from './types'

function sent(endpoint: DeletionEndpoint, identity: string, password: string) {
  const { url, init } = deletionRequest(endpoint, { identity, password })
  return { url, init, headers: new Headers(init.headers), body: JSON.parse(String(init.body)) as unknown }
}

test('sends a username and the MD5 hash of the password', () => {
  const { url, init, body } = sent(usernameApi, 'demo', 'abc')
  expect([init.method, url]).toEqual(['DELETE', 'https://api.example.com/admin/subscribers'])
  expect(body).toEqual({ username: 'demo', password: '900150983cd24fb0d6963f7d28e17f72' })
})

test('sends an address under the name that the API gives it, and the password unhashed', () => {
  const { url, init, body } = sent(emailApi, 'demo@example.com', 'abc')
  expect([init.method, url]).toEqual(['DELETE', 'https://api.example.com/users/delete'])
  expect(body).toEqual({ user_name: 'demo@example.com', password: 'abc' })
})

test.each([usernameApi, emailApi])('$app: sends the key in the configured header, and the JSON content type', (api) => {
  const { headers } = sent({ ...api, keyHeader: 'X-Company-Token', key: 'a key' }, 'demo', 'abc')
  expect(Object.fromEntries(headers)).toEqual({ 'content-type': 'application/json', 'x-company-token': 'a key' })
})

test.each([usernameApi, emailApi])(
  '$app: sends no cookies and no referrer, stores nothing in the cache and follows no redirect',
  (api) => {
    const { init } = sent(api, 'demo', 'abc')
    expect(init).toMatchObject({
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    })
  },
)

test('sends the password as typed, and the identity without what cannot be seen', () => {
  const secret = '\u200f\ufeff a b\u200b '
  const { body: copied } = sent(emailApi, '\u202ademo@example.com\u202c\u00a0', secret)
  expect(copied).toEqual({ user_name: 'demo@example.com', password: secret })
  expect(sent(emailApi, '<mailto:demo@example.com>', secret).body).toEqual(copied)
})

test('sends the password with its spaces and trims the identity', () => {
  const { body } = sent(emailApi, ' demo@example.com ', ' a b ')
  expect(body).toEqual({ user_name: 'demo@example.com', password: ' a b ' })
  const hash = 'b974a5b92e7c0d2421ea8b6b5cb52260'
  expect(sent(usernameApi, ' demo ', ' a b ').body).toEqual({ username: 'demo', password: hash })
})

test('removes a trailing slash from the configured address', () => {
  const { url } = sent({ ...usernameApi, url: 'https://api.example.com/' }, 'demo', 'abc')
  expect(url).toBe('https://api.example.com/admin/subscribers')
})
