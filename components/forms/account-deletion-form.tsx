'use client'

import type { ComponentProps } from 'react'

import { buttonClass } from '@/components/ui/button'
import { StarSpinner } from '@/components/ui/star-spinner'
import { TextWithMailLinks } from '@/components/ui/text-with-mail-links'
import type { AccountDeletionMessages } from '@/content/messages/account-deletion'
import type { DeletionContract, DeletionEndpoint } from '@/lib/account-deletion/types'
import { useHydrated } from '@/lib/hooks/use-hydrated'

import { languageOfText } from './language-of-text'
import { fieldIds, messageId } from './deletion-fields'
import { FormField } from './form-field'
import { FormMessage } from './form-message'
import { PasswordField } from './password-field'
import { preventRepeatedEnter, preventSecondClick } from './repeated-input'
import { useAccountDeletion } from './use-account-deletion'

interface AccountDeletionFormProps {
  endpoint: DeletionEndpoint
  labels: { identity: string; password: string; submit: string }
  messages: AccountDeletionMessages
  /** The heading that names the form. */
  titleId: string
}

const identityField: Readonly<Record<DeletionContract['identity'], ComponentProps<'input'>>> = {
  username: { type: 'text', autoComplete: 'username', dir: 'auto' },
  email: { type: 'email', autoComplete: 'email', dir: 'ltr' },
}

/**
 * The HTML disables the button, but it looks enabled already, so that nothing flashes when the startup script enables
 * it.
 */
const SUBMIT =
  'mt-8 border-err-700 bg-err-700 text-white enabled:active:border-err-800 enabled:active:bg-err-800 enabled:hocus:border-err-800 enabled:hocus:bg-err-800'
const SUBMITTING =
  'data-submitting:cursor-progress data-submitting:border-sand-200 data-submitting:bg-sand-200 data-submitting:text-muted'
const SCRIPTLESS =
  'scriptless:cursor-not-allowed scriptless:border-sand-200 scriptless:bg-sand-200 scriptless:text-muted'
/** Greys the button out if it is still disabled after 5 s: the startup script was blocked, and no script can do it. */
const EARLY = 'data-early:disabled:animate-submit-unavailable'

/**
 * Deletes an account with its own credentials. Nothing can be submitted before hydration: the HTML disables the button,
 * and Enter does not submit a form whose only submit button is disabled.
 */
export function AccountDeletionForm({ endpoint, labels, messages, titleId }: AccountDeletionFormProps) {
  const { isSubmitting, isPasswordShown, errors, feedback, formRef, submit, correct, togglePassword } =
    useAccountDeletion(endpoint, messages)
  const isHydrated = useHydrated()
  const { identity } = endpoint.contract
  const message = feedback && (
    <FormMessage key={feedback.attempt} tone={feedback.tone}>
      <TextWithMailLinks text={feedback.text} />
      {feedback.detail && (
        <bdi dir="auto" lang={languageOfText(feedback.detail)}>
          {feedback.detail}
        </bdi>
      )}
    </FormMessage>
  )
  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      aria-labelledby={titleId}
      onSubmit={submit}
      onKeyDown={preventRepeatedEnter}
    >
      <FormField
        {...identityField[identity]}
        id={fieldIds.identity}
        // For password managers. Before hydration a native submit must have nothing to send.
        name={isHydrated ? identity : undefined}
        label={labels.identity}
        enterKeyHint="next"
        readOnly={isSubmitting}
        error={errors.identity}
        errorPrefix={messages.errorPrefix}
        onInput={() => correct('identity')}
      />
      <PasswordField
        id={fieldIds.password}
        name={isHydrated ? 'password' : undefined}
        label={labels.password}
        enterKeyHint="go"
        readOnly={isSubmitting}
        error={errors.password}
        errorPrefix={messages.errorPrefix}
        onInput={() => correct('password')}
        isShown={isPasswordShown}
        onToggle={togglePassword}
        showLabel={messages.showPassword}
        hideLabel={messages.hidePassword}
      />
      <button
        type="submit"
        className={`${buttonClass({ size: 'large' })} ${SUBMIT} ${SUBMITTING} ${SCRIPTLESS} ${EARLY}`}
        disabled={!isHydrated || isSubmitting}
        data-early={!isHydrated || undefined}
        data-submitting={isSubmitting || undefined}
        onClick={preventSecondClick}
      >
        {isSubmitting && <StarSpinner />}
        {/* In an element of its own: React could not insert the spinner beside a text that the browser has
            translated. */}
        <span>{isSubmitting ? messages.processing : labels.submit}</span>
      </button>
      {/* Both regions exist before their text, because live regions announce changes. */}
      <div id={messageId}>
        <div role="status">{feedback?.tone === 'success' && message}</div>
        <div role="alert">{feedback?.tone === 'error' && message}</div>
        {/* Announced after the alert, whose words the specification fixes. */}
        <div aria-live="polite">
          {feedback?.otherWay && (
            <p className="mt-3 text-sm [&_a]:underline">
              <TextWithMailLinks text={feedback.otherWay} />
            </p>
          )}
        </div>
      </div>
    </form>
  )
}
