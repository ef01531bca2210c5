import { DocumentPart } from '@/components/sections/document/document-section'
import { ButtonRow } from '@/components/ui/button-row'
import { Citations } from '@/components/ui/cited'
import type { FoldedLabel } from '@/components/ui/disclosures'
import { ForwardLink } from '@/components/ui/forward-link'
import { MailButton, type MailButtonProps } from '@/components/ui/mail-button'
import { Section } from '@/components/ui/section'
import type { SampleCopy, SampleEntry } from '@/content/schema/samples'
import type { Locale } from '@/lib/locale'
import { sectionIds } from '@/lib/section-ids'

import { SampleBlock } from './sample-block'
import { SampleEntries } from './sample-entries'
import { SampleText } from './sample-text'

interface SampleSectionProps {
  locale: Locale
  heading: string
  note: string
  /** With its owner and version. */
  facts: readonly SampleEntry[]
  copy: SampleCopy
  readingHeading: string
  /** Numbers of the sources that the sample rests on. */
  citations: readonly number[]
  /** What phones show in the place of folded rows. */
  folded: FoldedLabel
  mail: MailButtonProps
  service: { title: string; href: string }
}

/** A part of what a client receives, marked as a sample, with how to read it and the next step. */
export function SampleSection(props: SampleSectionProps) {
  const { locale, heading, note, facts, copy, readingHeading, citations, folded, mail, service } = props
  const { sample } = sectionIds
  const grid = Math.max(...copy.blocks.map((block) => (block.type === 'table' ? block.columns.length : 0)))
  return (
    <Section as="div" surface="paper">
      <DocumentPart
        id={sample}
        title={heading}
        below={
          <div className="md:mt-6 md:border md:border-line md:bg-white md:p-8 md:shadow-panel lg:p-12 print:mt-0 print:border-0 print:p-0 print:[box-shadow:none]">
            <div className="mt-6 md:mt-0">
              <SampleEntries entries={facts} locale={locale} />
            </div>
            {copy.blocks.map((block, index) => (
              <div key={block.type === 'note' ? block.text : block.caption} className="mt-6 md:mt-10">
                <SampleBlock id={`block-${index}`} block={block} grid={grid} folded={folded} locale={locale} />
              </div>
            ))}
          </div>
        }
      >
        <p>{note}</p>
      </DocumentPart>
      <DocumentPart id={sectionIds.reading} title={readingHeading}>
        <p>
          <SampleText text={copy.reading} locale={locale} />
          <Citations notes={citations} />
        </p>
        <ButtonRow space="mt-4">
          <MailButton variant="solid" {...mail} />
          <ForwardLink href={service.href}>{service.title}</ForwardLink>
        </ButtonRow>
      </DocumentPart>
    </Section>
  )
}
