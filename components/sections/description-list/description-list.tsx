import { ArrowLink } from '@/components/ui/arrow-link'
import { Cited } from '@/components/ui/cited'
import { FoldedList } from '@/components/ui/disclosures'
import type { CitedText, NamedText } from '@/content/types'
import { unbroken } from '@/lib/unbroken'

interface DescriptionListProps {
  /** With a link or an answer below the description, which may have several lines. */
  items: readonly (NamedText & { link?: { href: string; label: string }; answer?: CitedText })[]
  /** Stands above each answer. */
  answerLabel?: string
  /** From 1024 px on; from 768 px on two. */
  columns?: 2 | 3
  /** With their numbers, or in two columns around a phone. */
  look?: 'numbered' | 'around'
  /** Phones show the names first. */
  folded?: boolean
}

/** Names with their descriptions. */
export function DescriptionList({ items, columns, look, answerLabel, folded }: DescriptionListProps) {
  const list = (
    <dl className="description-list ruled-list" data-columns={columns} data-look={look}>
      {items.map(({ name, text, notes, link, answer }) => (
        <div key={name}>
          <dt>{unbroken(name)}</dt>
          {text.includes('\n') ? (
            text.split('\n').map((line) => <dd key={line}>{line}</dd>)
          ) : (
            <dd>
              <Cited text={text} notes={notes} />
              {/* Paper saves the line. */}
              {link && (
                <>
                  {' '}
                  {text && <br className="print:hidden" />}
                  <ArrowLink href={link.href}>{link.label}</ArrowLink>
                </>
              )}
            </dd>
          )}
          {answer && (
            <dd className="mt-3">
              <b className="star-label font-strong">{answerLabel}</b>
              <Cited {...answer} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
  return folded ? <FoldedList names={items.map(({ name }) => name)}>{list}</FoldedList> : list
}
