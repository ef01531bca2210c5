'use client'

interface HeroTagLinkProps {
  href: string
  /** Ends with its arrow, as specified. */
  label: string
}

/** The one tag link of the hero: it leads to the page of the current slide. */
export function HeroTagLink({ href, label }: HeroTagLinkProps) {
  return (
    <a className="arrow-link" href={href}>
      {label.slice(0, -1)}
      <span className="arrow">{label.at(-1)}</span>
    </a>
  )
}
