import { BulletList, type SampleLink } from '@/components/sections/content-section/bullet-list'
import type { SectionHeading } from '@/components/sections/content-section/section-heading'
import { TwoColumnSection } from '@/components/sections/content-section/two-column-section'
import { Cited } from '@/components/ui/cited'
import type { CitedText } from '@/content/types'

type List = SectionHeading & { items: readonly CitedText[] }

interface DeliverablesSectionProps {
  deliverables: List
  measures: List
  sample?: SampleLink
}

/** The measurable outcomes beside what the client receives. */
export function DeliverablesSection({ deliverables, measures, sample }: DeliverablesSectionProps) {
  return (
    <TwoColumnSection
      surface="paper"
      columns={[
        {
          ...measures,
          content: (
            <ul className="ruled-list type-item">
              {measures.items.map((item) => (
                <li key={item.text}>
                  <Cited {...item} />
                </li>
              ))}
            </ul>
          ),
        },
        {
          ...deliverables,
          content: <BulletList items={deliverables.items} sample={sample} />,
        },
      ]}
    />
  )
}
