import { Picture } from '@/components/ui/picture'
import { ProfileLink } from '@/components/ui/profile-link'
import { contactPage } from '@/content/pages/contact'
import type { Locale } from '@/lib/locale'

/** The opening hours beside a picture. */
export function VisitSection({ locale }: { locale: Locale }) {
  const { hours, pictureAlt } = contactPage[locale]
  return (
    <div className="visit grid-12">
      <div className="text">
        <h2>{hours.title}</h2>
        <p>{hours.text}</p>
        <ProfileLink locale={locale} isButton />
      </div>
      <figure>
        <Picture name="towers" alt={pictureAlt} sizes="(max-width: 1023px) 100vw, 48vw" />
      </figure>
    </div>
  )
}
