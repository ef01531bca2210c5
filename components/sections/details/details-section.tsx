import type { ReactNode } from 'react'

import { ButtonLink } from '@/components/ui/button'
import { ButtonRow } from '@/components/ui/button-row'
import { Cited } from '@/components/ui/cited'
import { Folded, type FoldedLabel } from '@/components/ui/disclosures'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { headingId, Section } from '@/components/ui/section'
import { StarLabel } from '@/components/ui/star-label'
import { unbroken } from '@/components/ui/unbroken'
import type { CatalogueCopy } from '@/content/types'
import type { DatasheetPicture } from '@/lib/picture-names'

/** Phones show this many points and fold the rest. The number is even, because wider windows have two in a row. */
const FIRST_POINTS = 2

interface DetailsSectionProps {
  id: string
  copy: CatalogueCopy
  download: { href: string; label: string }
  /** The first page of the datasheet. */
  sheet: { name: DatasheetPicture; alt: string }
  /** The summary of the points that phones fold. */
  foldedLabel: FoldedLabel
  children?: ReactNode
}

/** Safari drops lists without markers from the accessibility tree, unless they have this role. */
const Points = ({ points }: { points: CatalogueCopy['bullets'] }) => (
  <ul
    role="list"
    className="grid gap-x-gap gap-y-5 md:grid-cols-2 md:*:last:odd:col-span-2 print:block print:columns-2"
  >
    {points.map(({ lead, text, notes }) => (
      <li key={lead} className="text-muted print:py-0.5">
        <b className="font-strong text-fg">{unbroken(lead)}</b>
        <Cited text={` ${text}`} notes={notes} />
      </li>
    ))}
  </ul>
)

/**
 * The headline, introduction and datasheet of a service or product, beside its points. The title is only a label here,
 * since it is the page's h1 already; paper leaves it out.
 */
export function DetailsSection({ id, copy, download, sheet, foldedLabel, children }: DetailsSectionProps) {
  const others = copy.bullets.slice(FIRST_POINTS)
  return (
    <Section id={id} surface="paper" inner="wrap grid-12">
      <div className="lg:col-end-7">
        <StarLabel className="text-label print:hidden english:uppercase">
          <span>{unbroken(copy.title)}</span>
        </StarLabel>
        <h2 id={headingId(id)} className="text-h2 screen:mt-4">
          {unbroken(copy.headline)}
        </h2>
        <p className="text-lead text-muted screen:mt-4">
          <Cited {...copy.intro} />
        </p>
        <ButtonRow className="items-center md:gap-x-8">
          <Picture
            {...sheet}
            sizes="80px"
            className="w-20 rotate-2 bg-white shadow-panel max-md:hidden rtl:-rotate-2"
          />
          <ButtonLink variant="solid" href={download.href} download>
            <Icon name="download" />
            {download.label}
            <span className="sr-only">{`: ${copy.title}`}</span>
          </ButtonLink>
        </ButtonRow>
        {children}
      </div>
      <div className="mt-rhythm grid content-start gap-y-5 lg:col-start-7 lg:mt-10 lg:ps-gap print:mt-0 print:block">
        <Points points={copy.bullets.slice(0, FIRST_POINTS)} />
        {others.length > 0 && (
          <Folded kind="rest" summary={foldedLabel({ count: others.length })}>
            <Points points={others} />
          </Folded>
        )}
      </div>
    </Section>
  )
}
