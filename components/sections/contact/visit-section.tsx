import { Picture } from '@/components/ui/picture'
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
      </div>
      <figure>
        <Picture name="vision" alt={pictureAlt} sizes="(max-width: 1023px) 100vw, 48vw" />
      </figure>
    </div>
  )
}
