import { Cited } from '@/components/ui/cited'
import type { SectionHeading } from '@/components/ui/content-section/section-heading'
import { headingId, Section } from '@/components/ui/section'
import type { Audience } from '@/content/types'

interface AudienceSectionProps extends SectionHeading {
  audience: Audience
}

/** Who a service or product is for, beside the signs by which readers recognise themselves. */
export const AudienceSection = ({ id, heading, audience }: AudienceSectionProps) => (
  <Section id={id} surface="sand" inner="wrap grid-12 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-gap">
    <div className="md:max-lg:col-auto lg:col-end-7">
      <h2 id={headingId(id)} className="text-label text-accent">
        {heading}
      </h2>
      <p className="text-sub text-balance screen:mt-2">
        <Cited text={audience.text} notes={audience.notes} />
      </p>
    </div>
    <ul
      role="list"
      className="mt-6 grid content-center gap-3 border-s-2 border-accent ps-6 md:mt-0 md:max-lg:col-auto lg:col-start-7 lg:ms-gap print:mt-1 print:block print:columns-2"
    >
      {audience.signs.map((sign) => (
        <li key={sign.text}>
          <Cited {...sign} />
        </li>
      ))}
    </ul>
  </Section>
)
