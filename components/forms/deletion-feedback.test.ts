/** @jest-environment node */
import { accountDeletionMessages } from '@/content/messages/account-deletion'
import { site } from '@/content/site'
import { emailApi, usernameApi } from '@/lib/account-deletion/endpoints.fixture'
import type { DeletionEndpoint, DeletionOutcome } from '@/lib/account-deletion/types'

import { deletionFeedback } from './deletion-feedback'

const {
  success: deleted,
  network,
  failed,
  unknownError,
  otherWay,
  accountDoesNotExist: absent,
} = accountDeletionMessages.en
const unknown = failed + unknownError

interface Case {
  api: DeletionEndpoint
  outcome: DeletionOutcome
  tone: string
  text: string
  detail?: string
  otherWay?: string
}

const cases: Case[] = [
  { api: usernameApi, outcome: { kind: 'success' }, tone: 'success', text: deleted },
  { api: usernameApi, outcome: { kind: 'failure' }, tone: 'error', text: absent, otherWay },
  { api: usernameApi, outcome: { kind: 'network' }, tone: 'error', text: network, otherWay },
  { api: emailApi, outcome: { kind: 'success' }, tone: 'success', text: deleted },
  { api: emailApi, outcome: { kind: 'failure' }, tone: 'error', text: unknown, otherWay },
  {
    api: emailApi,
    outcome: { kind: 'failure', detail: 'Wrong password' },
    tone: 'error',
    text: failed,
    detail: 'Wrong password',
    otherWay,
  },
  {
    api: emailApi,
    outcome: { kind: 'failure', detail: 'successfully deleted' },
    tone: 'error',
    text: failed,
    detail: 'successfully deleted',
    otherWay,
  },
  { api: emailApi, outcome: { kind: 'network' }, tone: 'error', text: network, otherWay },
]

test.each(cases)('$api.app, $outcome', ({ api, outcome, ...said }) => {
  expect(deletionFeedback(api.contract, outcome, accountDeletionMessages.en)).toEqual(said)
})

test('says where to write after each failure', () => {
  for (const messages of Object.values(accountDeletionMessages)) expect(messages.otherWay).toContain(site.privacyEmail)
})
