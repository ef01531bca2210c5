import { Fragment } from 'react'

import { ArrowLink } from '@/components/ui/arrow-link'
import { Cited } from '@/components/ui/cited'
import { FoldedList } from '@/components/ui/disclosures'
import type { CitedText, NamedText } from '@/content/types'
import { unbroken } from '@/lib/unbroken'

export interface ItemLink {
  /** Without it the label stands alone. */
  href?: string
  label: string
  /** In the place of the label on paper, which has no links. */
  printed?: string
}

const ItemLink = ({ href, label, printed }: ItemLink) =>
  href ? (
    <ArrowLink href={href}>
      {printed ? (
        <>
          <span className="print:hidden">{label}</span>
          <span className="hidden print:inline">{printed}</span>
        </>
      ) : (
        <bdi>{label}</bdi>
      )}
    </ArrowLink>
  ) : (
    label
  )

interface DescriptionListProps {
  /** With links or an answer below the description, which may have several lines. */
  items: readonly (NamedText & { links?: readonly ItemLink[]; answer?: CitedText })[]
  /** Stands above each answer. */
  answerLabel?: string
  /** From 1024 px on; from 768 px on two. */
  columns?: 2 | 3
  /** With their numbers, or in two columns around a phone. */
  look?: 'numbered' | 'around'
  /** Phones show this and the first names. */
  folded?: string
}

/** Names with their descriptions. */
export function DescriptionList({ items, columns, look, answerLabel, folded }: DescriptionListProps) {
  const list = (
    <dl className="description-list ruled-list" data-columns={columns} data-look={look}>
      {items.map(({ name, text, notes, links, answer }) => (
        <div key={name} className={text ? undefined : 'print:flex print:gap-x-4'}>
          <dt>{unbroken(name)}</dt>
          <dd>
            {text.split('\n').map((line, index) => (
              <Fragment key={line}>
                {/* Paper saves the line here, and below. */}
                {index > 0 && (
                  <>
                    <br className="print:hidden" />
                    <span className="hidden print:inline"> · </span>
                  </>
                )}
                <Cited text={line} notes={notes} />
              </Fragment>
            ))}
            {links?.map((link, index) => (
              <Fragment key={link.label}>
                {' '}
                {(text || index > 0) && <br className="print:hidden" />}
                <ItemLink {...link} />
              </Fragment>
            ))}
          </dd>
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
  if (!folded) return list
  return (
    <FoldedList label={folded} names={items.map(({ name }) => name)}>
      {list}
    </FoldedList>
  )
}
