import { ArrowLink } from '@/components/ui/arrow-link'
import { Citations, Cited } from '@/components/ui/cited'
import { StarList } from '@/components/ui/star-list'
import type { DeletionFact } from '@/content/pages/account-deletion'

import { DeletionPeriods } from './deletion-periods'
import { TextWithMailLinks } from '@/components/ui/text-with-mail-links'

/** The facts beside the form: the developer, how to delete, what is deleted, what is kept and for how long. */
export function DeletionFacts({ facts }: { facts: readonly DeletionFact[] }) {
  return (
    <div className="account-deletion-facts">
      {facts.map(({ title, paragraphs, steps, items, periods, links }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs?.map(({ text, notes }) => (
            <p key={text}>
              <TextWithMailLinks text={text} />
              <Citations notes={notes} />
            </p>
          ))}
          {steps && (
            <ol>
              {steps.map((step) => (
                <li key={step.text}>{step.text}</li>
              ))}
            </ol>
          )}
          {items && (
            <StarList>
              {items.map((item) => (
                <li key={item.text}>
                  <Cited {...item} />
                </li>
              ))}
            </StarList>
          )}
          {periods && <DeletionPeriods periods={periods} />}
          {links?.map(({ title: name, href }) => (
            <p key={href}>
              <ArrowLink href={href}>{name}</ArrowLink>
            </p>
          ))}
        </section>
      ))}
    </div>
  )
}
