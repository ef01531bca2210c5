/** Nakhla, the palm: five strands rise from a dune and open as a crown. In the page, so that it costs no request. */
const MARK =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40' fill='none' stroke-width='2.2'%3E%3Cpath stroke='%23dcb674' d='M20 30V3M16.4 30V17.5a10 10 0 0 0-10-10M23.6 30V17.5a10 10 0 0 1 10-10M12.8 26.5v-1A9.5 9.5 0 0 0 3.3 16M27.2 26.5v-1a9.5 9.5 0 0 1 9.5-9.5'/%3E%3Cpath stroke='%23f6f1e7' d='M3.5 37.2c8.5-4.8 24.5-4.8 33 0'/%3E%3C/svg%3E"

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
        src={logoUrl || MARK}
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
