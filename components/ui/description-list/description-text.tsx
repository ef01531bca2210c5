import { Fragment } from 'react'

import { Cited, type CitedText } from '@/components/ui/cited'
import type { ShownUntil } from '@/lib/last-day'

import { ItemLink } from './item-link'

/** A name with its text, with more lines and links below it. */
export interface DescribedItem extends CitedText, ShownUntil {
  name: string
  lines?: readonly string[] | undefined
  links?: readonly ItemLink[] | undefined
}

/** Characters. */
const SHORT = 24

/** Whether a text is so short that paper sets it beside its name. */
export const isShort = ({ text, lines = [] }: Omit<DescribedItem, 'name'>) => [text, ...lines].join(' ').length < SHORT

/** The lines and links of an entry. */
export const DescriptionText = ({ text, notes, lines = [], links }: Omit<DescribedItem, 'name' | 'until'>) => (
  <>
    {[text, ...lines].map((line, row) => (
      <Fragment key={line}>
        {/* To save space, paper has no line break here and below. */}
        {row > 0 && (
          <>
            <br className="print:hidden" />
            <span className="hidden print:inline"> · </span>
          </>
        )}
        <Cited text={line} notes={notes} />
      </Fragment>
    ))}
    {links?.map((link, row) => (
      <Fragment key={link.label}>
        {' '}
        {(text || row > 0) && <br className="print:hidden" />}
        <ItemLink {...link} />
      </Fragment>
    ))}
  </>
)
