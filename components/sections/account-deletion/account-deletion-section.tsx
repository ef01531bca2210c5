import type { ReactNode } from 'react'

import { AccountDeletionForm } from '@/components/forms/account-deletion-form'
import { FormMessage } from '@/components/forms/form-message'
import { Icon } from '@/components/ui/icon'
import { TextWithMailLinks } from '@/components/ui/text-with-mail-links'
import { unbroken } from '@/components/ui/unbroken'
import type { AccountDeletionMessages } from '@/content/messages/account-deletion'
import type { AccountDeletionCopy } from '@/content/pages/account-deletion'
import startupScripts from '@/generated/startup-scripts.json'
import type { DeletionEndpoint } from '@/lib/account-deletion/types'

import { DeletionFacts } from './deletion-facts'

interface AccountDeletionSectionProps {
  copy: AccountDeletionCopy
  /** Path of the app's icon. */
  icon: string
  breadcrumbs: ReactNode
  messages: AccountDeletionMessages
  /** Shown when the page's scripts do not work. */
  scriptError: string
  endpoint: DeletionEndpoint
}

const TITLE_ID = 'deletion-form-title'

/** The body of a deletion page, in reading order: what it is about, the form, the facts. */
export function AccountDeletionSection({
  copy,
  icon,
  breadcrumbs,
  messages,
  scriptError,
  endpoint,
}: AccountDeletionSectionProps) {
  const labels = { identity: copy.identityLabel, password: copy.passwordLabel, submit: copy.submitLabel }
  return (
    <section className="pt-28 pb-section">
      {/* The form spans the intro and the facts: the first row must not grow with them. */}
      <div className="wrap grid-12 grid-rows-[auto_1fr]">
        <div className="col-start-1 col-end-7">
          <div className="sm:h-14 lg:h-25">{breadcrumbs}</div>
          <h1 className="text-h2 tracking-hero turning:[view-transition-name:title]">{copy.heading}</h1>
          <p className="mt-5 flex items-center gap-3 leading-sub">
            <img src={icon} alt="" width={48} height={48} />
            <span>
              <b className="block font-strong">{copy.appName}</b>
              <small className="block text-sm text-muted">{copy.appLine}</small>
            </span>
          </p>
          <p className="mt-5 text-lead text-muted">{unbroken(copy.lead)}</p>
        </div>
        {/* Sticky only where all of it fits: the message at its end must be reachable. */}
        <div className="mt-8 self-start border border-line-strong bg-white p-[min(1.5rem,7.5vw)] lg:col-start-8 lg:row-start-1 lg:row-end-3 lg:mt-0 lg:p-12 lg:tall:sticky lg:tall:top-24">
          <h2 id={TITLE_ID} className="text-h3 tracking-sub">
            {copy.formTitle}
          </h2>
          <noscript>
            <p className="mt-4 font-strong text-err-700">{messages.needsScript}</p>
          </noscript>
          <AccountDeletionForm endpoint={endpoint} labels={labels} messages={messages} titleId={TITLE_ID} />
          {/* If the startup script is lost, this shows the message; otherwise the startup script does so if the
              framework is lost. */}
          <script dangerouslySetInnerHTML={{ __html: startupScripts.form }} />
          <FormMessage tone="error" role="alert" hidden data-script-error>
            <TextWithMailLinks text={scriptError} />
          </FormMessage>
          <p className="mt-8 flex gap-3 border-t border-line pt-5 text-sm text-muted">
            <Icon name="shield" />
            {copy.note}
          </p>
        </div>
        <DeletionFacts facts={copy.facts} />
      </div>
    </section>
  )
}
