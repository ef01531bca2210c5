import { BulletList } from '@/components/ui/content-section/bullet-list'
import type { SectionHeading } from '@/components/ui/content-section/section-heading'
import { Cited } from '@/components/ui/cited'
import type { Audience } from '@/content/types'

interface AudienceSectionProps extends SectionHeading {
  audience: Audience
}

/** Who a service or product is for, and the signs by which a reader sees it. */
export const AudienceSection = ({ id, heading, audience }: AudienceSectionProps) => (
  <section id={id} className="content-section section sand" aria-labelledby={`${id}-heading`}>
    <div className="wrap grid-12">
      <div className="lg:col-end-7">
        <h2 id={`${id}-heading`}>{heading}</h2>
        <p className="type-sub">
          <Cited text={audience.text} notes={audience.notes} />
        </p>
      </div>
      <div className="mt-6 lg:col-start-8 lg:mt-0">
        <BulletList items={audience.signs} />
      </div>
    </div>
  </section>
)
