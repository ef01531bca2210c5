import { TwoColumnSection } from '@/components/sections/content-section/two-column-section'

interface DeliverablesSectionProps {
  headings: { deliverables: string; measures: string }
  deliverables: readonly string[]
  measures: readonly string[]
}

/** What is handed over at the end, and beside it by what the client can tell that it works. */
export function DeliverablesSection({ headings, deliverables, measures }: DeliverablesSectionProps) {
  return (
    <TwoColumnSection
      surface="paper"
      sides={[
        {
          id: 'what-you-receive',
          heading: headings.deliverables,
          content: (
            <ul className="manifest">
              {deliverables.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ),
        },
        {
          id: 'outcomes',
          heading: headings.measures,
          content: (
            <ul className="bullets">
              {measures.map((item) => (
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
