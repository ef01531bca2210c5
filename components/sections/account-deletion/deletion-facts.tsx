import type { DeletionFact } from '@/content/pages/account-deletion/types'

import { DeletionPeriods } from './deletion-periods'
import { TextWithMailLinks } from './text-with-mail-links'

/** Who runs the app, the ways to delete, what goes, what stays and for how long. */
export function DeletionFacts({ facts }: { facts: readonly DeletionFact[] }) {
  return (
    <div className="facts">
      {facts.map(({ title, paragraphs, steps, items, periods }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs?.map((paragraph) => (
            <p key={paragraph}>
              <TextWithMailLinks text={paragraph} />
            </p>
          ))}
          {steps && (
            // The numbers are drawn; without the role some readers would no longer hear a list.
            <ol role="list">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
          {items && (
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {periods && <DeletionPeriods periods={periods} />}
        </section>
      ))}
    </div>
  )
}
