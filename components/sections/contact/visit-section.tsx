import { Picture } from '@/components/ui/picture'
import { DescriptionList } from '@/components/sections/description-list/description-list'
import { companyFacts } from '@/content/company-facts'
import { ProfileLink } from '@/components/ui/profile-link'
import { contactPage } from '@/content/pages'
import { DAY_LIGHTS } from '@/lib/dubai-time'
import type { Locale } from '@/lib/locale'

import { DubaiHour } from './dubai-hour'

/** The opening hours and the company's data set by the owner, beside the current light in Dubai. */
export function VisitSection({ locale }: { locale: Locale }) {
  const { hours, pictureAlts } = contactPage[locale]
  const facts = companyFacts(locale)
  return (
    <div className="contact-visit grid-12">
      <div>
        <h2>{hours.title}</h2>
        <p>{hours.text}</p>
        <div className="button-row">
          <ProfileLink locale={locale} button="solid" />
        </div>
        {facts.length > 0 && <DescriptionList items={facts} />}
      </div>
      <DubaiHour open={hours.open} closed={hours.closed}>
        {DAY_LIGHTS.map((light) => (
          <Picture
            key={light}
            name={`dunes-${light}`}
            alt={pictureAlts[light]}
            sizes="(width < 64rem) 100vw, 48vw"
            className={`contact-${light}`}
          />
        ))}
      </DubaiHour>
    </div>
  )
}
