import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { SampleBlock as Block } from '@/content/schema/samples'
import { sectionIds } from '@/lib/section-ids'
import type { Locale } from '@/lib/locale'
import { unbroken } from '@/components/ui/unbroken'

import { SampleBlock } from './sample-block'
import { SamplePaper } from './sample-sheet'
import { SheetSection } from './sheet-section'

export interface SampleBandProps {
  locale: Locale
  /** The group of its service, where the picture is not that of the table. */
  view?: string
  title: string
  link: { title: string; href: string }
  label: string
  /** The beginning of one of its parts. */
  block: Block
}

/** A sample beside the beginning of one of its parts, which in wider windows goes on below the edge. */
export const SampleBand = ({ locale, view, title, link, label, block }: SampleBandProps) => (
  <SheetSection
    className="sample-band print:hidden"
    view={view}
    sheet={
      <SamplePaper label={label}>
        <SampleBlock id={sectionIds.sample} block={block} beside locale={locale} />
      </SamplePaper>
    }
  >
    <h2 className="mb-8 text-section">{unbroken(title)}</h2>
    <ButtonLink variant="outline" href={link.href}>
      {link.title}
      <Icon name="right" />
    </ButtonLink>
  </SheetSection>
)
