/** @jest-environment node */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { deletionFeedback } from '@/components/forms/deletion-feedback'
import { type AppId, appIds, apps } from '@/content/apps'
import { accountDeletionMessages } from '@/content/messages/account-deletion'
import { site } from '@/content/site'
import { sendDeletion } from '@/lib/account-deletion/send-deletion'

import type { RunningServer } from '../setup/listen'
import { userOf } from './accounts'
import { createSandbox } from './server'

/* What a form says after each reply of the sandbox. e2e tests what only a browser does about a reply. */

const SECRET = 'Secret-2026'

/** The words of docs/specification.md, not imported from the code. */
const SUCCESS = 'Your account has been successfully deleted.'
const NETWORK = 'An error occurred while processing your request.'
const UNKNOWN = {
  status: 'Account deletion failed: This Account Does Not Exist',
  message: 'Account deletion failed: Unknown error.',
}

let sandbox: RunningServer
let log: jest.SpyInstance

beforeAll(async () => {
  sandbox = await createSandbox({ port: 0, slowMs: 100 })
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {})
  await fetch(`${sandbox.url}/sandbox/reset`, { method: 'POST' })
})
afterEach(() => jest.restoreAllMocks())

const endpoint = (app: AppId, url = `${sandbox.url}/${app}`) => ({
  app,
  url,
  keyHeader: site.keyHeader,
  key: site.apps[app].api.key,
  contract: apps[app].contract,
})

/** The form's message after a deletion. */
async function messageAfter(app: AppId, identity: string, password = SECRET, url?: string) {
  const outcome = await sendDeletion(endpoint(app, url), { identity, password })
  const { text, detail = '' } = deletionFeedback(apps[app].contract, outcome, accountDeletionMessages.en)
  return text + detail
}

const requests = async (): Promise<object[]> => (await fetch(`${sandbox.url}/sandbox/requests`)).json()

const refused = (detail: string) => ({ status: UNKNOWN.status, message: `Account deletion failed: ${detail}` })
const same = (message: string) => ({ status: message, message })

describe.each(appIds)('%s', (api) => {
  const { reply } = apps[api].contract

  test.each([
    ['demo, with a wrong password', 'demo', refused('Invalid credentials')],
    ['an unknown account', 'nobody', refused('Unknown account')],
    ['slow', 'slow', same(SUCCESS)],
    ['html', 'html', same(NETWORK)],
    ['error500', 'error500', refused('Internal error')],
    ['limit429', 'limit429', refused('Too many attempts')],
    ['crash500', 'crash500', same(NETWORK)],
    ['empty', 'empty', same(NETWORK)],
    ['null', 'null', UNKNOWN],
    ['list', 'list', UNKNOWN],
    ['number', 'number', UNKNOWN],
    ['wrapped: a success of `status` only', 'wrapped', { ...UNKNOWN, status: SUCCESS }],
    ['bidi: without its direction characters', 'bidi', refused('<b>Deleted</b> successfully')],
    ['bom: the mark does no harm', 'bom', same(SUCCESS)],
    ['deep', 'deep', UNKNOWN],
    ['nomessage', 'nomessage', UNKNOWN],
    ['reset', 'reset', same(NETWORK)],
    ['cut: half a success is none', 'cut', same(NETWORK)],
    ['endless: is not read to its end', 'endless', same(NETWORK)],
    ['redirect: is not followed', 'redirect', same(NETWORK)],
  ])('says what went wrong after one request: %s', async (_name, user, message) => {
    expect(await messageAfter(api, userOf(api, user))).toBe(message[reply])
    expect(await requests()).toHaveLength(1)
    // The log names the kind of error and nothing that was sent.
    expect(log).toHaveBeenCalledTimes(message[reply] === NETWORK ? 1 : 0)
    expect(log.mock.calls.join()).not.toMatch(/Secret|@example/)
  })

  test.each([
    ['of 10,000 characters', 'x'.repeat(10_000)],
    ['of emoji', '🔐👩‍👧'.repeat(100)],
    ['in Arabic with its marks and digits', 'كَلِمةُ السِّرِّ ٢٠٢٦'],
    ['of composed and decomposed letters', 'é e\u0301'],
    ['with spaces at its ends', ` ${SECRET} سر 🌴 `],
  ])('deletes an account with a password %s, once', async (_name, password) => {
    const user = userOf(api, 'somebody')
    await fetch(`${sandbox.url}/sandbox/accounts`, {
      method: 'POST',
      body: JSON.stringify({ api, user, password }),
    })
    expect(await messageAfter(api, user, password)).toBe(SUCCESS)
    expect(await messageAfter(api, user, password)).toBe(refused('Unknown account')[reply])
  })

  test('reports a server that does not listen, and a host without an address', async () => {
    const server = createServer().listen(0)
    const { port } = server.address() as AddressInfo
    await new Promise((closed) => server.close(closed))
    for (const url of [`http://localhost:${port}`, 'http://api.invalid']) {
      expect(await messageAfter(api, userOf(api, 'demo'), SECRET, url)).toBe(NETWORK)
    }
  })
})

const talkative = appIds.filter((id) => apps[id].contract.reply === 'message')
test.each(talkative)('cuts a long message of the server: %s', async (app) => {
  const message = await messageAfter(app, userOf(app, 'long'))
  expect(message).toMatch(/^Account deletion failed: <img src=x onerror=alert\(1\)>/)
  expect(message).toHaveLength('Account deletion failed: '.length + 300)
})
