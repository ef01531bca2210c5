import { Fragment } from 'react'

import { Cited, type CitedText } from '@/components/ui/cited'
import type { Lasting } from '@/lib/last-day'

import { ItemLink } from './item-link'

/** Its text may have several lines, and links below them. */
export interface DescribedItem extends CitedText, Lasting {
  name: string
  links?: readonly ItemLink[] | undefined
}

const SHORT = 24

/** Paper sets a short text beside its name. */
export const isShort = (text: string) => text.length < SHORT

/** The lines and links of an entry. */
export const DescriptionText = ({ text, notes, links }: Omit<DescribedItem, 'name' | 'until'>) => (
  <>
    {text.split('\n').map((line, row) => (
      <Fragment key={line}>
        {/* Paper saves the line here, and below. */}
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
