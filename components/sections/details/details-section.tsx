import type { ReactNode } from 'react'

import { Cited } from '@/components/ui/cited'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { ScrollRow } from '@/components/ui/scroll-row'
import type { CatalogueCopy } from '@/content/types'
import type { DatasheetPicture } from '@/lib/picture-names'

const SHEET_SIZES = '(width < 48rem) 104px, 256px'

interface DetailsSectionProps {
  id: string
  copy: CatalogueCopy
  download: { href: string; label: string }
  /** Opens the visitor's mail. */
  enquiry: { href: string; label: string }
  /** The first page of the datasheet. */
  sheet: { name: DatasheetPicture; alt: string }
  children?: ReactNode
}

/** Title, headline and introduction of a service or product beside its datasheet, and its bullets below both. */
export function DetailsSection({ id, copy, download, enquiry, sheet, children }: DetailsSectionProps) {
  const headingId = `${id}-heading`
  return (
    <section id={id} className="details paper section">
      <div className="wrap grid-12">
        <div className="text">
          <h2 id={headingId}>{copy.title}</h2>
          <p className="headline">{copy.headline}</p>
          <p className="intro">
            <Cited {...copy.intro} />
          </p>
          <div className="actions">
            <a className="button" data-variant="solid" href={download.href} download>
              <Icon name="download" />
              {download.label}
              <span className="visually-hidden">{`: ${copy.title}`}</span>
            </a>
            <a className="button" data-variant="outline" href={enquiry.href}>
              <Icon name="mail" />
              {enquiry.label}
              <span className="visually-hidden">{`: ${copy.title}`}</span>
            </a>
          </div>
          {children}
        </div>
        <div className="sheet">
          <Picture {...sheet} sizes={SHEET_SIZES} />
        </div>
        <ScrollRow labelledBy={headingId}>
          <ul className="bullets" data-columns={2}>
            {copy.bullets.map(({ lead, text, notes }) => (
              <li key={lead}>
                <span className="star-mark" />
                <span>
                  <b>{lead}</b> <Cited text={text} notes={notes} />
                </span>
              </li>
            ))}
          </ul>
        </ScrollRow>
      </div>
    </section>
  )
}
