import { ControlMatrix } from '@/components/sections/control-matrix/control-matrix'
import type { SampleLink } from '@/components/sections/content-section/bullet-list'
import { messages } from '@/content/messages'
import type { CitedText, Control, ServiceCopy } from '@/content/types'
import type { Locale } from '@/lib/locale'

import type { serviceHeadings } from './service-headings'

interface ServiceControlsProps {
  copy: ServiceCopy
  controls: readonly Control[]
  sections: ReturnType<typeof serviceHeadings>
  sample?: SampleLink
  locale: Locale
}

/** Deliverables and measures of a service, grouped by the control they prove. */
export function ServiceControls({ copy, controls, sections, sample, locale }: ServiceControlsProps) {
  const pick = (items: readonly CitedText[], positions: readonly number[]) =>
    positions.flatMap((position) => items[position] ?? [])
  const { moreEntries, services } = messages[locale].sections
  return (
    <ControlMatrix
      {...sections.controls}
      folded={moreEntries}
      sample={sample}
      controlLabel={services.control}
      columns={[sections.deliverables.heading, sections.measures.heading]}
      controls={controls.map(({ name, deliverables, measures }) => ({
        name: name[locale],
        proofs: [pick(copy.deliverables, deliverables), pick(copy.measures, measures)],
      }))}
    />
  )
}
