import { type SubmitEvent, useEffect, useRef, useState } from 'react'

import type { AccountDeletionMessages } from '@/content/messages/account-deletion'
import { cleanIdentity } from '@/lib/account-deletion/clean-identity'
import { pendingDeletion, sendDeletion } from '@/lib/account-deletion/send-deletion'
import type { CredentialName, DeletionEndpoint, DeletionOutcome } from '@/lib/account-deletion/types'
import { type CredentialsProblem, validateCredentials } from '@/lib/account-deletion/validate-credentials'

import { type Answer, ask } from './ask'
import { useNavigationGuard } from './use-navigation-guard'
import { type DeletionFeedback, deletionFeedback, type FieldErrors, fieldErrors } from './deletion-feedback'
import { fieldOf, messageId } from './deletion-fields'
import { useErrorTitle } from './use-error-title'

interface ShownFeedback extends DeletionFeedback {
  /** Differs for each attempt, so that the same text is announced again. */
  attempt: number
  /** The first field to correct, which takes the focus. */
  field?: CredentialName
}

interface FormState {
  /** The outcome that the form waits for. */
  pending?: Promise<DeletionOutcome>
  isPasswordShown: boolean
  errors: FieldErrors
  feedback?: ShownFeedback
}

const idle: FormState = { isPasswordShown: false, errors: {} }

/** Whether to keep the message of a success when the visitor then submits the empty form. */
const outcomeStays = (feedback: ShownFeedback | undefined, { code, fields }: CredentialsProblem): boolean =>
  feedback?.tone === 'success' && code === 'empty' && fields.length === 2

/** Editing a field unmarks it. The message disappears with the last mark. */
function corrected(state: FormState, name: CredentialName): FormState {
  if (!state.errors[name]) return state
  const errors = { ...state.errors, [name]: undefined }
  return { ...state, errors, feedback: Object.values(errors).some(Boolean) ? state.feedback : undefined }
}

/** State and behaviour of a deletion form. The fields are uncontrolled, so no state ever contains a password. */
export function useAccountDeletion(endpoint: DeletionEndpoint, messages: AccountDeletionMessages) {
  const { app, contract } = endpoint
  // A visitor who left the page while a request was pending has come back.
  const [state, setState] = useState<FormState>(() => ({ ...idle, pending: pendingDeletion(app) }))
  const formRef = useRef<HTMLFormElement>(null)
  const lastAnswer = useRef<Answer>(undefined)
  const { pending, feedback } = state
  const isSubmitting = pending !== undefined

  useEffect(() => {
    let isCurrent = true
    pending?.then((outcome) => {
      const form = formRef.current
      if (!isCurrent || !form) return
      if (outcome.kind === 'success') form.reset()
      else fieldOf(form, 'password').value = ''
      setState({ ...idle, feedback: { ...deletionFeedback(contract, outcome, messages), attempt: performance.now() } })
    })
    return () => {
      isCurrent = false
    }
  }, [pending, contract, messages])

  useEffect(() => {
    const form = formRef.current
    if (!feedback || !form) return
    if (feedback.field) fieldOf(form, feedback.field).focus()
    // It may be below the window with large text, or covered by a phone's keyboard.
    document.getElementById(messageId)?.scrollIntoView?.({ block: 'nearest' })
    // The button lost the focus when it was disabled.
    const hasLostFocus = document.activeElement === document.body
    if (hasLostFocus) form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
  }, [feedback])

  useEffect(() => {
    // The browser has restored the page from its back/forward cache. The next person at the device must not find what
    // was typed.
    const forget = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      formRef.current?.reset()
      setState((current) => ({ ...idle, pending: current.pending }))
    }
    window.addEventListener('pageshow', forget)
    return () => window.removeEventListener('pageshow', forget)
  }, [])

  useErrorTitle(Object.values(state.errors).some(Boolean), messages.errorPrefix)
  // A visitor who leaves now does not learn whether the account was deleted.
  useNavigationGuard(isSubmitting, messages.leaving)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // A second submit can arrive before React has disabled the button.
    if (pendingDeletion(app)) return
    const { currentTarget: form, timeStamp: attempt } = event
    const identity = fieldOf(form, 'identity')
    // Cleaned in the field before the browser validates it, so that the visitor sees what is sent.
    const clean = cleanIdentity(contract.identity, identity.value)
    if (clean !== identity.value) identity.value = clean
    const credentials = { identity: identity.value, password: fieldOf(form, 'password').value }

    const problem = validateCredentials(credentials, identity.validity.valid)
    if (problem) {
      if (outcomeStays(feedback, problem)) return
      const [field] = problem.fields
      const text = problem.code === 'empty' ? messages.emptyField : messages.invalidEmail
      const shown: ShownFeedback = { tone: 'error', text, attempt, field }
      return setState((current) => ({ ...current, errors: fieldErrors(contract, problem, messages), feedback: shown }))
    }
    const answer = ask(window, messages.confirmation)
    const isUnasked = answer === 'unasked' || (answer === 'at once' && lastAnswer.current === 'at once')
    lastAnswer.current = answer
    if (isUnasked)
      return setState((current) => ({
        ...current,
        errors: {},
        feedback: { tone: 'error', text: messages.unasked, attempt },
      }))
    if (answer !== 'yes') return

    setState({ ...idle, pending: sendDeletion(endpoint, credentials) })
  }

  const correct = (name: CredentialName) => setState((current) => corrected(current, name))
  const togglePassword = () => setState((current) => ({ ...current, isPasswordShown: !current.isPasswordShown }))

  return { ...state, isSubmitting, formRef, submit, correct, togglePassword }
}
