import { ForwardLink } from '@/components/ui/forward-link'
import { headingId, Section } from '@/components/ui/section'
import { unbroken } from '@/components/ui/unbroken'
import type { SampleBlock as Block } from '@/content/schema/samples'
import type { Locale } from '@/lib/locale'
import { sectionIds } from '@/lib/section-ids'

import { SampleBlock } from './sample-block'
import { SamplePaper } from './sample-sheet'

export interface SampleBandProps {
  locale: Locale
  /** The group of its service, by which sample.css chooses the picture. */
  group: string
  title: string
  link: { title: string; href: string }
  label: string
  /** The beginning of one of its parts. */
  block: Block
}

/** The beginning of a part of a sample, on paper, over a picture of the service's group. */
export const SampleBand = ({ locale, group, title, link, label, block }: SampleBandProps) => (
  <Section
    surface="dark"
    className="sample-band relative isolate overflow-clip print:hidden"
    inner="wrap"
    data-group={group}
    aria-labelledby={headingId(sectionIds.sample)}
  >
    <div className="mx-auto max-w-215">
      <SamplePaper label={label}>
        <h2 id={headingId(sectionIds.sample)} className="mb-4 text-h3 tracking-sub">
          {unbroken(title)}
        </h2>
        <SampleBlock id={sectionIds.sample} block={block} brief locale={locale} />
      </SamplePaper>
      <p className="mt-4 text-center text-accent md:mt-6">
        <ForwardLink href={link.href}>{link.title}</ForwardLink>
      </p>
    </div>
  </Section>
)
