import type { ReactNode } from 'react'

import { ButtonLink } from '@/components/ui/button'
import { Cited } from '@/components/ui/cited'
import { Folded, type FoldedLabel } from '@/components/ui/disclosures'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { StarList } from '@/components/ui/star-list'
import type { CatalogueCopy } from '@/content/types'
import type { DatasheetPicture } from '@/lib/picture-names'
import { unbroken } from '@/components/ui/unbroken'

/** Phones leave it out. */
const SHEET_SIZES = '(width < 64rem) 300px, min(23vw, 384px)'
/** So many bullets phones show; they fold the rest. An even number: wider windows have two in a row. */
const FIRST_BULLETS = 2

interface DetailsSectionProps {
  id: string
  copy: CatalogueCopy
  download: { href: string; label: string }
  /** The first page of the datasheet. */
  sheet: { name: DatasheetPicture; alt: string }
  /** Of the bullets that phones fold. */
  foldedLabel: FoldedLabel
  children?: ReactNode
}

const Bullets = ({ bullets }: Pick<CatalogueCopy, 'bullets'>) => (
  <StarList ruled columns={2}>
    {bullets.map(({ lead, text, notes }) => (
      <li key={lead}>
        <b>{unbroken(lead)}</b>
        <Cited text={` ${text}`} notes={notes} />
      </li>
    ))}
  </StarList>
)

/**
 * The headline and introduction of a service or product beside its datasheet, with its bullets below both. The title is
 * a label: it is the page's h1.
 */
export function DetailsSection({ id, copy, download, sheet, foldedLabel, children }: DetailsSectionProps) {
  const headingId = `${id}-heading`
  const others = copy.bullets.slice(FIRST_BULLETS)
  return (
    <section id={id} className="details paper section" aria-labelledby={headingId}>
      <div className="wrap grid-12">
        <div className="details-text">
          <p className="details-label star-label type-label">
            <span>{unbroken(copy.title)}</span>
          </p>
          <h2 id={headingId}>{unbroken(copy.headline)}</h2>
          <p className="mt-4 type-lead print:mt-0">
            <Cited {...copy.intro} />
          </p>
          <div className="button-row">
            <ButtonLink variant="solid" href={download.href} download>
              <Icon name="download" />
              {download.label}
              <span className="visually-hidden">{`: ${copy.title}`}</span>
            </ButtonLink>
          </div>
          {children}
        </div>
        <div className="details-sheet">
          <Picture {...sheet} sizes={SHEET_SIZES} />
        </div>
        <Bullets bullets={copy.bullets.slice(0, FIRST_BULLETS)} />
        {others.length > 0 && (
          <Folded kind="rest" summary={foldedLabel({ count: others.length })}>
            <Bullets bullets={others} />
          </Folded>
        )}
      </div>
    </section>
  )
}
