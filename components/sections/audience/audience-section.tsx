import { ContentSection } from '@/components/sections/content-section/content-section'
import type { Audience } from '@/content/types'

interface AudienceSectionProps {
  heading: string
  signsHeading: string
  audience: Audience
}

/** Who a page is for, said large, and the signs by which a reader knows it. */
export function AudienceSection({ heading, signsHeading, audience }: AudienceSectionProps) {
  return (
    <ContentSection id="who-it-is-for" heading={heading} surface="sand">
      <p className="statement-text">{audience.text}</p>
      <h3 className="signs-heading">{signsHeading}</h3>
      <ul className="bullets">
        {audience.signs.map((sign) => (
          <li key={sign}>
            <span className="star-mark" />
            {sign}
          </li>
        ))}
      </ul>
    </ContentSection>
  )
}
