import brand from '@/generated/brand.json'

/** The specification's slot of the logo image, in px; the style sheet fits the image into the header's height. */
const LOGO_WIDTH = 200
const LOGO_HEIGHT = 150

interface BrandProps {
  name: string
  href: string
  /** The owner's own logo; it stands alone, without the name set beside it. */
  logoUrl?: string
}

/** The logo: the mark beside the brand's first word, the rest of the name small below it. */
export function Brand({ name, href, logoUrl }: BrandProps) {
  const [first, ...rest] = name.split(' ')
  return (
    <a className="brand" href={href}>
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
    </a>
  )
}
