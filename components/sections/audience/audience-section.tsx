import { BulletList } from '@/components/sections/content-section/bullet-list'
import { ContentSection } from '@/components/sections/content-section/content-section'
import type { SectionHeading } from '@/components/sections/content-section/section-heading'
import { Cited } from '@/components/ui/cited'
import type { Audience } from '@/content/types'

interface AudienceSectionProps extends SectionHeading {
  signsHeading: string
  audience: Audience
}

/** Who a service or product is for, and the signs that a reader needs it. */
export function AudienceSection({ signsHeading, audience, ...section }: AudienceSectionProps) {
  return (
    <ContentSection {...section} surface="sand">
      <p className="type-sub">
        <Cited text={audience.text} notes={audience.notes} />
      </p>
      <h3 className="mt-(--rhythm) mb-3 type-label print:mt-0">{signsHeading}</h3>
      <BulletList items={audience.signs} columns={2} />
    </ContentSection>
  )
}
