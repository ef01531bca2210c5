import type { DeletionFact } from '@/content/pages/account-deletion/types'

import { TextWithMailLinks } from './text-with-mail-links'

/** What is deleted, what is kept and how to get help. */
export function DeletionFacts({ facts }: { facts: readonly DeletionFact[] }) {
  return (
    <div className="facts">
      {facts.map(({ title, paragraphs, items }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <TextWithMailLinks text={paragraph} />
            </p>
          ))}
          {items.length > 0 && (
            <ul>
              {items.map((item) => (
                <li key={item}>
                  <TextWithMailLinks text={item} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
