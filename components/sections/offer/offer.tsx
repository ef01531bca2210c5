import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { PictureName } from '@/content/pictures'
import type { Locale } from '@/lib/locale'

/** A sixth of the page's width, 4:3; a third on tablets, half on phones. */
const SIZES = '(width >= 80rem) 15vw, (width >= 48rem) 30vw, 44vw'
const WIDTHS = { min: 240, max: 640 }

interface OfferProps {
  locale: Locale
  heading: string
  groups: readonly { title: string; href: string; picture: PictureName }[]
}

/** What the company offers: a link to each group of services and products. */
export function Offer({ locale, heading, groups }: OfferProps) {
  return (
    <div className="offer wrap">
      <h3 className="h3">{heading}</h3>
      <ul>
        {groups.map(({ title, href, picture }) => (
          <li key={href}>
            <a href={href}>
              <Picture name={picture} locale={locale} alt="" sizes={SIZES} widths={WIDTHS} landscape />
              <span>
                {title}
                {'\u00a0'}
                <Icon name="right" size="s" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
