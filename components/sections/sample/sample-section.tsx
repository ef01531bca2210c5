import { ArrowLink } from '@/components/ui/arrow-link'
import { Icon } from '@/components/ui/icon'
import { Citations } from '@/components/ui/cited'
import type { SampleCopy } from '@/content/schema/samples'
import { sectionIds } from '@/lib/section-ids'
import type { Locale } from '@/lib/locale'

import { SampleBlock, SampleEntries } from './sample-block'
import { SampleText } from './sample-text'

interface SampleSectionProps {
  locale: Locale
  /** The deliverable that the sample belongs to. */
  heading: string
  label: string
  note: string
  copy: SampleCopy
  readingHeading: string
  /** Numbers of the sources that the sample rests on. */
  citations: readonly number[]
  service: { title: string; href: string }
}

/** A part of what a client receives, marked as a sample, and how to read it. */
export function SampleSection(props: SampleSectionProps) {
  const { locale, heading, label, note, copy, readingHeading, citations, service } = props
  const { sample, reading } = sectionIds
  const grid = Math.max(...copy.blocks.map((block) => (block.type === 'table' ? block.columns.length : 0)))
  return (
    <div className="document section paper">
      <section id={sample} className="wrap grid-12" aria-labelledby={`${sample}-heading`}>
        <h2 id={`${sample}-heading`}>{heading}</h2>
        <div className="document-text">
          <p>
            <b>{label}.</b>
            {` ${note}`}
          </p>
          <SampleEntries entries={copy.facts} locale={locale} />
        </div>
        {copy.blocks.map((block) => (
          <div key={block.type === 'note' ? block.text : block.caption} className="sample-block">
            <SampleBlock block={block} grid={grid} locale={locale} />
          </div>
        ))}
      </section>
      <section id={reading} className="wrap grid-12" aria-labelledby={`${reading}-heading`}>
        <h2 id={`${reading}-heading`}>{readingHeading}</h2>
        <div className="document-text">
          <p>
            <SampleText text={copy.reading} locale={locale} />
            <Citations notes={citations} />
          </p>
          <p>
            <ArrowLink href={service.href}>
              {service.title}
              <Icon name="right" />
            </ArrowLink>
          </p>
        </div>
      </section>
    </div>
  )
}
