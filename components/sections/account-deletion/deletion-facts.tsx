import { ArrowLink } from '@/components/ui/arrow-link'
import { Citations, Cited } from '@/components/ui/cited'
import { StarList } from '@/components/ui/star-list'
import { TextWithMailLinks } from '@/components/ui/text-with-mail-links'
import type { DeletionFact } from '@/content/pages/account-deletion'

import { DeletionPeriods } from './deletion-periods'

const TEXT = 'mt-3 text-muted'

/** The facts beside the form: the developer, how to delete, what is deleted, what is kept and for how long. */
export function DeletionFacts({ facts }: { facts: readonly DeletionFact[] }) {
  return (
    <div className="col-start-1 col-end-7 mt-12 border-b border-line" data-facts>
      {facts.map(({ title, paragraphs, steps, items, periods, links }) => (
        <section key={title} className="border-t border-line py-8">
          <h2 className="text-name">{title}</h2>
          {paragraphs?.map(({ text, notes }) => (
            <p key={text} className={`${TEXT} [&_a[href^=mailto]]:underline [&_a[href^=mailto]]:hover:text-fg`}>
              <TextWithMailLinks text={text} />
              <Citations notes={notes} />
            </p>
          ))}
          {steps && (
            <ol className={`${TEXT} list-decimal ps-5`}>
              {steps.map((step) => (
                <li key={step.text} className="py-1 marker:text-accent">
                  {step.text}
                </li>
              ))}
            </ol>
          )}
          {items && (
            <div className={TEXT}>
              <StarList>
                {items.map((item) => (
                  <li key={item.text}>
                    <Cited {...item} />
                  </li>
                ))}
              </StarList>
            </div>
          )}
          {periods && <DeletionPeriods periods={periods} />}
          {links?.map(({ title: name, href }) => (
            <p key={href} className={TEXT}>
              <ArrowLink href={href}>{name}</ArrowLink>
            </p>
          ))}
        </section>
      ))}
    </div>
  )
}
