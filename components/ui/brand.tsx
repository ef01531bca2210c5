import brand from '@/generated/brand.json'

/**
 * Size of the logo's place, px: docs/specification.md#navigation. The style sheet fits the logo into the height of the
 * header.
 */
const LOGO_WIDTH = 200
const LOGO_HEIGHT = 150

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
  return (
    <Element className="brand" data-place={place} href={href}>
      <img src={logoUrl || brand.mark} alt={name} width={LOGO_WIDTH} height={LOGO_HEIGHT} />
      {!logoUrl && (
        <span aria-hidden="true">
          <span className="brand-name">{first}</span>
          {rest.length > 0 && <span className="brand-rest">{rest.join(' ')}</span>}
        </span>
      )}
    </Element>
  )
}
