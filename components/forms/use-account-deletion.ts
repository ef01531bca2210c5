import { type SubmitEvent, useEffect, useRef, useState } from 'react'

import type { AccountDeletionMessages } from '@/content/messages/account-deletion'
import { sendDeletion } from '@/lib/account-deletion/send-deletion'
import type { CredentialName, DeletionEndpoint } from '@/lib/account-deletion/types'
import { validateCredentials } from '@/lib/account-deletion/validate-credentials'
import { useNavigationGuard } from '@/lib/hooks/use-navigation-guard'

import { type DeletionFeedback, deletionFeedback } from './deletion-feedback'

export const fieldIds: Readonly<Record<CredentialName, string>> = {
  identity: 'account-identity',
  password: 'account-password',
}
export const messageId = 'account-message'

interface ShownFeedback extends DeletionFeedback {
  /** Tells attempts apart, so that the same words said again are announced again. */
  attempt: number
  /** The first field to correct, where the focus goes. */
  field?: CredentialName
}

interface FormState {
  isSubmitting: boolean
  isPasswordShown: boolean
  badFields: readonly CredentialName[]
  feedback?: ShownFeedback
}

const idle: FormState = { isSubmitting: false, isPasswordShown: false, badFields: [] }

const fieldOf = (form: HTMLFormElement, name: CredentialName) =>
  form.elements.namedItem(fieldIds[name]) as HTMLInputElement

/** A field that is being corrected is no longer marked; with the last mark goes the message about it. */
function corrected(state: FormState, name: CredentialName): FormState {
  if (!state.badFields.includes(name)) return state
  const badFields = state.badFields.filter((each) => each !== name)
  return { ...state, badFields, feedback: badFields.length > 0 ? state.feedback : undefined }
}

/** The behaviour of a deletion form. What is typed stays in the fields: no state ever holds a password. */
export function useAccountDeletion(endpoint: DeletionEndpoint, messages: AccountDeletionMessages) {
  const [state, setState] = useState(idle)
  const formRef = useRef<HTMLFormElement>(null)
  const isLocked = useRef(false)
  const { isSubmitting, feedback } = state

  useEffect(() => {
    const form = formRef.current
    if (!feedback || !form) return
    if (feedback.field) return fieldOf(form, feedback.field).focus()
    // A phone's keyboard may cover the message; and the button, disabled meanwhile, has lost the focus.
    document.getElementById(messageId)?.scrollIntoView?.({ block: 'nearest' })
    const hasLostFocus = document.activeElement === document.body
    if (hasLostFocus) form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
  }, [feedback])

  useEffect(() => {
    // Back on a page that the browser kept as it was: nobody else shall find what was typed there.
    const forget = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      formRef.current?.reset()
      setState((current) => ({ ...idle, isSubmitting: current.isSubmitting }))
    }
    window.addEventListener('pageshow', forget)
    return () => window.removeEventListener('pageshow', forget)
  }, [])

  // A visitor who leaves now does not learn whether the account was deleted.
  useNavigationGuard(isSubmitting, messages.leaving)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // A second submit can arrive before React has disabled the button.
    if (isLocked.current) return
    const { currentTarget: form, timeStamp: attempt } = event
    const identity = fieldOf(form, 'identity')
    const credentials = { identity: identity.value, password: fieldOf(form, 'password').value }

    const problem = validateCredentials(credentials, identity.validity.valid)
    if (problem) {
      const text = problem.code === 'empty' ? messages.emptyField : messages.invalidEmail
      const feedback: ShownFeedback = { tone: 'error', text, attempt, field: problem.fields[0] }
      return setState((current) => ({ ...current, badFields: problem.fields, feedback }))
    }
    if (!window.confirm(messages.confirmation)) return

    isLocked.current = true
    setState({ ...idle, isSubmitting: true })
    const outcome = await sendDeletion(endpoint, credentials)
    isLocked.current = false
    if (outcome.kind === 'success') form.reset()
    setState({ ...idle, feedback: { ...deletionFeedback(endpoint.api, outcome, messages), attempt } })
  }

  const correct = (name: CredentialName) => setState((current) => corrected(current, name))
  const togglePassword = () => setState((current) => ({ ...current, isPasswordShown: !current.isPasswordShown }))

  return { ...state, formRef, submit, correct, togglePassword }
}
