import type { SectionHeading } from '@/components/sections/content-section/section-heading'
import { TwoColumnSection } from '@/components/sections/content-section/two-column-section'
import { Cited } from '@/components/ui/cited'

type List = SectionHeading & { items: readonly string[] }

/** What the client receives, and the measurable outcomes. */
export function DeliverablesSection({ deliverables, measures }: { deliverables: List; measures: List }) {
  return (
    <TwoColumnSection
      surface="paper"
      columns={[
        {
          ...deliverables,
          content: (
            <ul className="deliverables">
              {deliverables.items.map((item) => (
                <li key={item}>
                  <span>
                    <Cited text={item} />
                  </span>
                </li>
              ))}
            </ul>
          ),
        },
        {
          ...measures,
          content: (
            <ul className="bullets">
              {measures.items.map((item) => (
                <li key={item}>
                  <span className="star-mark" />
                  {item}
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  )
}
