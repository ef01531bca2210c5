import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { PictureName } from '@/content/pictures'
import type { Locale } from '@/lib/locale'

/** A star is as high as wide: of the picture, 4:3, three quarters are seen. */
const SIZES = '(width >= 64rem) min(24vw, 384px), 44vw'
const WIDTHS = { max: 720 }

interface OfferProps {
  locale: Locale
  heading: string
  groups: readonly { title: string; problem: string; count: string; href: string; picture: PictureName }[]
}

/** What the company offers: a link to each group of services and products, and a screen with a lamp for each. */
export function Offer({ locale, heading, groups }: OfferProps) {
  return (
    <div className="offer wrap">
      <h3 className="mb-8 text-h2">{heading}</h3>
      <ul>
        {groups.map(({ title, problem, count, href, picture }) => (
          <li key={href}>
            <a href={href}>
              <span className="offer-lamp late-picture">
                <Picture name={picture} locale={locale} alt="" sizes={SIZES} widths={WIDTHS} landscape />
              </span>
              <span>
                {title}
                {'\u00a0'}
                <Icon name="right" />
              </span>
              <span>{problem}</span>
              <span className="mt-2 text-sm text-muted lg:mt-0">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
