import brand from '@/generated/brand.json'

import { classNames } from './class-names'

/** Size of the logo's place, px: docs/specification.md#navigation. Its classes fit it into the height of the header. */
const LOGO_WIDTH = 200
const LOGO_HEIGHT = 150

const BRAND =
  'inline-flex min-h-target min-w-0 items-center gap-[min(0.75rem,3.75vw)] self-center text-[min(1.3rem,6.5vw)] leading-tight whitespace-nowrap'

/** Moves to the other side of the header when the language changes: app/view-transitions.css. */
const BRAND_IN_HEADER = 'turning:[view-transition-name:brand]'

/**
 * Shrinks if the browser's font size is large, to leave room for the menu button. The logo is drawn for a dark
 * background, which it keeps with forced colours.
 */
const LOGO =
  'h-[2em] w-auto max-w-[min(200px,55vw)] flex-none object-contain object-[var(--start)_50%] transition-[height] duration-normal ease-out forced-colors:bg-ink-900 forced-colors:forced-color-adjust-none'

/** The logo fades in over 0.5 s: docs/specification.md#navigation. */
const LOGO_IN_HEADER = 'animate-logo-in scrolled:h-[2.1rem]'

interface BrandProps {
  name: string
  /** Missing if the brand is not a link. */
  href?: string
  /** The owner's logo, which replaces both the mark and the name. */
  logoUrl?: string
  /** In the header it is smaller once the page is scrolled. */
  place?: 'header'
}

/**
 * The logo, usually a link to the home page: the mark, the first word of the brand name and, smaller below it, the
 * rest.
 */
export function Brand({ name, href, logoUrl, place }: BrandProps) {
  const [first, ...rest] = name.split(' ')
  const Element = href ? 'a' : 'div'
  const inHeader = place === 'header'
  return (
    <Element className={classNames(BRAND, inHeader && BRAND_IN_HEADER)} data-brand href={href}>
      <img
        src={logoUrl || brand.mark}
        alt={name}
        width={LOGO_WIDTH}
        height={LOGO_HEIGHT}
        className={classNames(LOGO, !logoUrl && 'aspect-square', inHeader && LOGO_IN_HEADER)}
      />
      {!logoUrl && (
        <span aria-hidden="true">
          <span className="block font-strong tracking-head">{first}</span>
          {rest.length > 0 && (
            <span
              className={classNames(
                'mt-1 block text-[0.625em] text-balance whitespace-normal text-muted',
                inHeader && 'scrolled:hidden',
              )}
            >
              {rest.join(' ')}
            </span>
          )}
        </span>
      )}
    </Element>
  )
}
