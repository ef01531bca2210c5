import type { ReactNode } from 'react'

import { classNames } from '@/components/ui/class-names'
import { ForwardLink } from '@/components/ui/forward-link'
import { StarLabel } from '@/components/ui/star-label'
import type { SampleBlock as Block } from '@/content/schema/samples'
import type { Locale } from '@/lib/locale'

import { SampleBlock } from './sample-block'

/** Parts of a sample, to be shown on another page than its own. */
export interface SheetOfSample {
  label: string
  title: string
  href: string
  blocks: readonly Block[]
}

interface SampleSheetProps extends SheetOfSample {
  /** The start of the ids of its headings. A number follows. */
  id: string
  locale: Locale
}

/** A white sheet, marked as a sample. */
export const SamplePaper = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="sample-paper paper relative isolate">
    <div className="border border-line bg-white p-6 md:p-8 md:shadow-panel">
      <StarLabel className="mb-4 text-sm font-strong">{label}</StarLabel>
      {children}
    </div>
  </div>
)

/** Parts of a sample on a white sheet, with a link to the whole. */
export const SampleSheet = ({ id, label, title, href, blocks, locale }: SampleSheetProps) => (
  <SamplePaper label={label}>
    {/* Phones show the last part only, to be shorter. */}
    {blocks.map((block, index) => (
      <div key={index} className={classNames('mb-6', index < blocks.length - 1 && 'max-md:hidden')}>
        <SampleBlock id={`${id}-${index}`} block={block} locale={locale} />
      </div>
    ))}
    <p>
      <ForwardLink href={href}>{title}</ForwardLink>
    </p>
  </SamplePaper>
)
