import { AccountDeletionForm } from '@/components/forms/account-deletion-form'
import { Icon } from '@/components/ui/icon'
import type { AccountDeletionMessages } from '@/content/messages/account-deletion'
import type { AccountDeletionCopy } from '@/content/pages/account-deletion/types'
import type { DeletionEndpoint } from '@/lib/account-deletion/types'

import { DeletionFacts } from './deletion-facts'

interface AccountDeletionSectionProps {
  copy: AccountDeletionCopy
  messages: AccountDeletionMessages
  endpoint: DeletionEndpoint
}

const TITLE_ID = 'deletion-form-title'

/** The body of a deletion page. In the order of reading: what it is about, the form, the facts. */
export function AccountDeletionSection({ copy, messages, endpoint }: AccountDeletionSectionProps) {
  const labels = { identity: copy.identityLabel, password: copy.passwordLabel, submit: copy.submitLabel }
  return (
    <section className="account-deletion">
      <div className="wrap grid-12">
        <div className="intro">
          <p className="app">
            <img src={`/media/${endpoint.api}-icon.svg`} alt="" width={48} height={48} />
            <span>
              <b>{copy.appName}</b>
              <small>{copy.appLine}</small>
            </span>
          </p>
          <h1>{copy.heading}</h1>
          <p className="lead">{copy.lead}</p>
        </div>
        <div className="panel">
          <h2 id={TITLE_ID} className="h3">
            {copy.formTitle}
          </h2>
          <noscript>
            <p className="needs-script">{messages.needsScript}</p>
          </noscript>
          <AccountDeletionForm endpoint={endpoint} labels={labels} messages={messages} titleId={TITLE_ID} />
          <p className="note">
            <Icon name="shield" />
            {copy.note}
          </p>
        </div>
        <DeletionFacts facts={copy.facts} />
      </div>
    </section>
  )
}
