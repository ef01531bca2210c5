import brand from '@/generated/brand.json'

/** Size of the logo image in the specification, px. The style sheet fits it into the height of the header. */
const LOGO_WIDTH = 200
const LOGO_HEIGHT = 150

interface BrandProps {
  name: string
  /** Absent where it is no link. */
  href?: string
  /** The owner's logo; replaces both the mark and the name. */
  logoUrl?: string
}

/** The logo, as a rule linked to the home page: the mark, the first word of the brand name and, smaller below it, the rest. */
export function Brand({ name, href, logoUrl }: BrandProps) {
  const [first, ...rest] = name.split(' ')
  const Element = href ? 'a' : 'div'
  return (
    <Element className="brand" href={href}>
      <img
        className={logoUrl ? 'logo' : 'logo mark'}
        src={logoUrl || brand.mark}
        alt={name}
        width={LOGO_WIDTH}
        height={LOGO_HEIGHT}
      />
      {!logoUrl && (
        <span aria-hidden="true">
          <span className="name">{first}</span>
          {rest.length > 0 && <span className="rest">{rest.join(' ')}</span>}
        </span>
      )}
    </Element>
  )
}
