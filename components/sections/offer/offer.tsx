import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { PictureName } from '@/content/pictures'
import type { Locale } from '@/lib/locale'

/** A star is square, so it shows three quarters of a 4:3 picture. */
const SIZES = '(width >= 64rem) min(24vw, 384px), 44vw'
const WIDTHS = { max: 720 }

const LINK =
  'group/link grid h-full content-start border-t border-line py-4 lg:grid-cols-[1fr_auto] lg:content-center lg:gap-x-gap'

interface OfferProps {
  locale: Locale
  heading: string
  groups: readonly { title: string; problem: string; count: string; href: string; picture: PictureName }[]
}

/** A link to each group of services and products, and a lattice with a lamp for each: a star with a picture in it. */
export function Offer({ locale, heading, groups }: OfferProps) {
  return (
    <div className="wrap mt-[calc(var(--spacing-section)*2)]">
      <h3 className="mb-8 text-h2">{heading}</h3>
      {/* The links are below the lattice, from 64rem on beside it. */}
      <ul
        className="offer relative grid gap-x-gap pt-(--screen) md:grid-cols-3 lg:min-h-[calc(var(--cell)*3)] lg:grid-cols-1 lg:grid-rows-6 lg:pe-[calc(var(--cell)*2)] lg:pt-0 print:p-0"
        data-links
      >
        {groups.map(({ title, problem, count, href, picture }, index) => (
          <li key={href}>
            <a
              className={classNames(LINK, index === groups.length - 1 ? 'border-b' : index > 2 && 'md:max-lg:border-b')}
              href={href}
            >
              {/* While one lamp is lit, the others are dimmed. */}
              <span className="offer-lamp absolute aspect-square w-(--cell) late-picture print:hidden">
                <Picture
                  className="size-full object-cover lit-picture other-pointed:dimmed"
                  name={picture}
                  locale={locale}
                  alt=""
                  sizes={SIZES}
                  widths={WIDTHS}
                  landscape
                />
              </span>
              <span className="text-sub group-hocus/link:text-accent md:text-balance">
                {title}
                {'\u00a0'}
                <Icon name="right" className="inline-block align-middle text-accent" />
              </span>
              <span className="mt-1 leading-sub text-muted">{problem}</span>
              <span className="mt-2 text-sm text-muted lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-center">
                {count}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
