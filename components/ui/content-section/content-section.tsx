import type { ReactNode } from 'react'

import { Heading } from '@/components/ui/heading'
import { headingId, Section, type Surface } from '@/components/ui/section'
import { unbroken } from '@/components/ui/unbroken'
import type { ShownUntil } from '@/lib/last-day'

import type { SectionHeading } from './section-heading'

/** The heading beside the content. */
const BESIDE = 'lg:sticky lg:top-36 lg:col-end-5 lg:self-start lg:pe-gap'

interface ContentSectionProps extends SectionHeading, ShownUntil {
  surface: Surface
  /** The content takes all columns, below the heading. */
  wide?: boolean
  /** Follows another section on the same surface, so it has no space above. */
  continues?: boolean
  children: ReactNode
}

/** A section with its heading in a sticky column beside the content, or above it. */
export function ContentSection({ id, heading, surface, wide, continues, until, children }: ContentSectionProps) {
  return (
    <Section
      id={id}
      surface={surface}
      // The usual scroll margin (app/base.css) assumes the space above the heading.
      className={continues ? 'scroll-mt-0 pt-0' : undefined}
      inner="wrap grid-12"
      data-until={until}
    >
      <Heading id={headingId(id)} className={wide ? undefined : BESIDE}>
        {unbroken(heading)}
      </Heading>
      <div className={wide ? undefined : 'lg:col-start-5'}>{children}</div>
    </Section>
  )
}
