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
  /** A number of its own for each attempt, so that the same text is announced again. */
  attempt: number
  /** The first field to correct, which takes the focus. */
  field?: CredentialName
  /** Announced with the field that takes the focus and has the text as its description. */
  isAnnouncedByField?: boolean
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

/** A field is no longer marked once it is edited; the message disappears with the last mark. */
function corrected(state: FormState, name: CredentialName): FormState {
  if (!state.badFields.includes(name)) return state
  const badFields = state.badFields.filter((each) => each !== name)
  return { ...state, badFields, feedback: badFields.length > 0 ? state.feedback : undefined }
}

/** State and behaviour of a deletion form. The fields are uncontrolled, so that no state ever contains a password. */
export function useAccountDeletion(endpoint: DeletionEndpoint, messages: AccountDeletionMessages) {
  const [state, setState] = useState(idle)
  const formRef = useRef<HTMLFormElement>(null)
  const isLocked = useRef(false)
  const { isSubmitting, feedback } = state

  useEffect(() => {
    const form = formRef.current
    if (!feedback || !form) return
    if (feedback.field) return fieldOf(form, feedback.field).focus()
    // A phone's keyboard may cover the message, and the button lost the focus when it was disabled.
    document.getElementById(messageId)?.scrollIntoView?.({ block: 'nearest' })
    const hasLostFocus = document.activeElement === document.body
    if (hasLostFocus) form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
  }, [feedback])

  useEffect(() => {
    // Restored from the back/forward cache: the next person at the device must not find what was typed.
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
      const [field] = problem.fields
      const text = problem.code === 'empty' ? messages.emptyField : messages.invalidEmail
      // Enter in that very field moves no focus, so that no screen reader would read its description.
      const isAnnouncedByField = document.activeElement !== fieldOf(form, field)
      const feedback: ShownFeedback = { tone: 'error', text, attempt, field, isAnnouncedByField }
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
