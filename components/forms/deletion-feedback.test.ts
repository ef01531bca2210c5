/** @jest-environment node */
import { accountDeletionMessages } from '@/content/messages/account-deletion'
import type { DeletionApi, DeletionOutcome } from '@/lib/account-deletion/types'

import { deletionFeedback } from './deletion-feedback'

const deleted = 'Your account has been successfully deleted.'
const network = 'An error occurred while processing your request.'
const failed = 'Account deletion failed: '
const unknown = 'Account deletion failed: Unknown error.'
const absent = 'Account deletion failed: This Account Does Not Exist'

interface Case {
  api: DeletionApi
  outcome: DeletionOutcome
  tone: string
  text: string
  detail?: string
}

const cases: Case[] = [
  { api: 'swin', outcome: { kind: 'success' }, tone: 'success', text: deleted },
  { api: 'swin', outcome: { kind: 'failure' }, tone: 'error', text: absent },
  { api: 'swin', outcome: { kind: 'network' }, tone: 'error', text: network },
  { api: 'lahfa', outcome: { kind: 'success' }, tone: 'success', text: deleted },
  { api: 'lahfa', outcome: { kind: 'failure' }, tone: 'error', text: unknown },
  {
    api: 'lahfa',
    outcome: { kind: 'failure', detail: 'Wrong password' },
    tone: 'error',
    text: failed,
    detail: 'Wrong password',
  },
  {
    api: 'lahfa',
    outcome: { kind: 'failure', detail: 'successfully deleted' },
    tone: 'error',
    text: failed,
    detail: 'successfully deleted',
  },
  { api: 'lahfa', outcome: { kind: 'network' }, tone: 'error', text: network },
]

test.each(cases)('$api, $outcome', ({ api, outcome, ...said }) => {
  expect(deletionFeedback(api, outcome, accountDeletionMessages.en)).toEqual(said)
})
