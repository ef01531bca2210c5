import type { AccountDeletionMessages } from '@/content/messages/account-deletion'
import type { CredentialName, DeletionContract, DeletionOutcome } from '@/lib/account-deletion/types'
import type { CredentialsProblem } from '@/lib/account-deletion/validate-credentials'

import type { FieldError } from './form-field'
import type { MessageTone } from './form-message'

export interface DeletionFeedback {
  tone: MessageTone
  text: string
  /** The server's message, shown after the text. Its language and direction are unknown. */
  detail?: string
  /** What to do after a failure, below the text: where to write. */
  otherWay?: string
}

/** The message about an outcome. Its tone depends on the outcome alone, not on the server's words. */
export function deletionFeedback(
  { reply }: DeletionContract,
  outcome: DeletionOutcome,
  messages: AccountDeletionMessages,
): DeletionFeedback {
  if (outcome.kind === 'success') return { tone: 'success', text: messages.success }
  const failure = { tone: 'error', otherWay: messages.otherWay } as const
  if (outcome.kind === 'network') return { ...failure, text: messages.network }
  if (reply === 'status') return { ...failure, text: messages.accountDoesNotExist }
  if (outcome.detail === undefined) return { ...failure, text: messages.failed + messages.unknownError }
  return { ...failure, text: messages.failed, detail: outcome.detail }
}

/** What is to be corrected at each field. */
export type FieldErrors = Readonly<Partial<Record<CredentialName, FieldError>>>

/** What the visitor must do at each field before the form can be sent. */
export function fieldErrors(
  { identity }: DeletionContract,
  { code, fields }: CredentialsProblem,
  { fieldErrors: texts }: AccountDeletionMessages,
): FieldErrors {
  if (code === 'email') return { identity: { text: texts.emailFormat } }
  const empty = { identity: texts[identity], password: texts.password }
  return Object.fromEntries(fields.map((field) => [field, { text: empty[field], isSaidBelow: true }]))
}
