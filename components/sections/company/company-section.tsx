import { ContentSection } from '@/components/ui/content-section/content-section'
import type { DescribedItem } from '@/components/ui/description-list/description-text'
import { FactList } from '@/components/ui/description-list/fact-list'
import type { Surface } from '@/components/ui/section'
import type { ShownUntil } from '@/lib/last-day'

import { type Case, type CaseLabels, Cases } from './cases'
import { People, type Person } from './people'

interface Part<Item> extends ShownUntil {
  heading: string
  items: readonly Item[]
}

interface Company extends ShownUntil {
  id: string
  /** Shown first: that the data are an example. */
  notice: string | undefined
  labels: CaseLabels & { profile: string }
  cases: Part<Case>
  people: Part<Person>
  facts: Part<DescribedItem>
}

interface CompanySectionProps {
  /** Undefined while the owner has supplied nothing. */
  company: Company | undefined
  surface: Surface
  /** Follows another section on the same surface, so it has no space above. */
  continues?: boolean
  /** Is part of another section, below its content. */
  inside?: boolean
}

/** What the owner has supplied about the company: cases, people and facts. Renders nothing without any. */
export function CompanySection({ company, surface, continues, inside }: CompanySectionProps) {
  if (!company) return null
  const { id, until, notice, labels, cases, people, facts } = company
  const [first, ...others] = [
    { ...cases, content: <Cases cases={cases.items} labels={labels} /> },
    { ...people, content: <People people={people.items} profileLabel={labels.profile} /> },
    { ...facts, content: <FactList items={facts.items} /> },
  ].filter(({ items }) => items.length > 0)
  if (!first) return null
  const section = (
    <ContentSection id={id} heading={first.heading} surface={surface} continues={continues} until={until} wide>
      {notice && <p className="mb-8 text-label">{notice}</p>}
      {first.content}
      {others.map(({ heading, until: partUntil, content }) => (
        <div key={heading} data-until={partUntil}>
          <h3 className="mt-10 mb-8 text-h2 lg:mt-16">{heading}</h3>
          {content}
        </div>
      ))}
    </ContentSection>
  )
  // What follows brings its own space. On phones that is small, so the padding stays there.
  return inside ? <div className="mt-8 md:-mb-section lg:mt-16">{section}</div> : section
}
