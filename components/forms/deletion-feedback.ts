import type { AccountDeletionMessages } from '@/content/messages/account-deletion'
import type { CredentialName, DeletionContract, DeletionOutcome } from '@/lib/account-deletion/types'
import type { CredentialsProblem } from '@/lib/account-deletion/validate-credentials'

import type { MessageTone } from './form-message'

export interface DeletionFeedback {
  tone: MessageTone
  text: string
  /** The server's message, shown after the text. Its language and direction are unknown. */
  detail?: string
}

/** The message about an outcome. Its tone depends on the outcome alone, not on the server's words. */
export function deletionFeedback(
  { reply }: DeletionContract,
  outcome: DeletionOutcome,
  messages: AccountDeletionMessages,
): DeletionFeedback {
  if (outcome.kind === 'success') return { tone: 'success', text: messages.success }
  if (outcome.kind === 'network') return { tone: 'error', text: messages.network }
  if (reply === 'status') return { tone: 'error', text: messages.accountDoesNotExist }
  if (outcome.detail === undefined) return { tone: 'error', text: messages.failed + messages.unknownError }
  return { tone: 'error', text: messages.failed, detail: outcome.detail }
}

/** The text at each field to correct. */
export type FieldErrors = Readonly<Partial<Record<CredentialName, string>>>

/** What the visitor must do at each field before the form can be sent. */
export function fieldErrors(
  { identity }: DeletionContract,
  { code, fields }: CredentialsProblem,
  { fieldErrors: texts }: AccountDeletionMessages,
): FieldErrors {
  if (code === 'email') return { identity: texts.emailFormat }
  const empty = { identity: texts[identity], password: texts.password }
  return Object.fromEntries(fields.map((field) => [field, empty[field]]))
}
