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
      <p className="statement-text">{audience.text}</p>
      <h3 className="signs-heading">{signsHeading}</h3>
      <ul className="bullets">
        {audience.signs.map((sign) => (
          <li key={sign}>
            <span className="star-mark" />
            <span>
              <Cited text={sign} />
            </span>
          </li>
        ))}
      </ul>
    </ContentSection>
  )
}
