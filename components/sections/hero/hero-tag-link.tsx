'use client'

interface HeroTagLinkProps {
  href: string
  /** Ends with its arrow, as specified. */
  label: string
  /** The id of the current slide's title, which completes the link's name. */
  titleId: string
}

const ID = 'hero-tag-link'

/** The one tag link of the hero: it leads to the page of the current slide. */
export function HeroTagLink({ href, label, titleId }: HeroTagLinkProps) {
  return (
    <a className="arrow-link" href={href} id={ID} aria-labelledby={`${ID} ${titleId}`}>
      {label.slice(0, -1)}
      <span className="arrow" aria-hidden="true">
        {label.at(-1)}
      </span>
    </a>
  )
}
