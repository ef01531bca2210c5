import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { SampleEntry } from '@/content/schema/samples'
import type { Locale } from '@/lib/locale'

import { SampleEntries } from './sample-block'
import { SamplePaper } from './sample-sheet'

export interface SampleBandProps {
  locale: Locale
  title: string
  link: { title: string; href: string }
  label: string
  /** The deliverable that the sample belongs to. */
  deliverable: string
  /** What stands at the head of the document. */
  facts: readonly SampleEntry[]
}

/** A sample beside the head of its document, which in wider windows goes on below the edge. */
export const SampleBand = ({ locale, title, link, label, deliverable, facts }: SampleBandProps) => (
  <section className="section sample-band sand print:hidden">
    <div className="wrap grid-12 items-center">
      <div className="lg:col-end-6">
        <h2 className="mb-8 text-section">{title}</h2>
        <ButtonLink variant="outline" href={link.href}>
          {link.title}
          <Icon name="right" />
        </ButtonLink>
      </div>
      <div className="mt-8 lg:col-start-7">
        <SamplePaper label={label}>
          <h3 className="mb-4 type-item">{deliverable}</h3>
          <SampleEntries entries={facts} beside locale={locale} />
        </SamplePaper>
      </div>
    </div>
  </section>
)
