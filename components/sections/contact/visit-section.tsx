import { Picture } from '@/components/ui/picture'
import { DescriptionList } from '@/components/sections/description-list/description-list'
import { companyFacts } from '@/content/company-facts'
import { contactPage } from '@/content/pages/contact'
import type { Locale } from '@/lib/locale'

/** The opening hours, and what the owner has set of the company, beside a picture. */
export function VisitSection({ locale }: { locale: Locale }) {
  const { hours, pictureAlt } = contactPage[locale]
  const facts = companyFacts(locale)
  return (
    <div className="visit grid-12">
      <div className="text">
        <h2>{hours.title}</h2>
        <p>{hours.text}</p>
        {facts.length > 0 && <DescriptionList items={facts} />}
      </div>
      <figure>
        <Picture name="towers" alt={pictureAlt} sizes="(max-width: 1023px) 100vw, 48vw" />
      </figure>
    </div>
  )
}
