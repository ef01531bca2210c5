/** @jest-environment node */
import { accountDeletionMessages } from '@/content/messages/account-deletion'
import { site } from '@/content/site'
import { emailApi, usernameApi } from '@/lib/account-deletion/endpoints.fixture'
import type { DeletionEndpoint, DeletionOutcome } from '@/lib/account-deletion/types'

import { deletionFeedback } from './deletion-feedback'

const deleted = 'Your account has been successfully deleted.'
const network = 'An error occurred while processing your request.'
const failed = 'Account deletion failed: '
const unknown = 'Account deletion failed: Unknown error.'
const { otherWay } = accountDeletionMessages.en
const absent = 'Account deletion failed: This Account Does Not Exist'

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
