'use client'

import { ArrowLink } from '@/components/ui/arrow-link'
import { Icon } from '@/components/ui/icon'

interface HeroTagLinkProps {
  href: string
  /** Ends with its arrow (docs/specification.md#hero), which is drawn as in other links. */
  label: string
  /** The id of the current slide's title, which completes the link's name. */
  titleId: string
}

const ID = 'hero-tag-link'

/** The one tag link of the hero, to the page of the current slide. */
export function HeroTagLink({ href, label, titleId }: HeroTagLinkProps) {
  return (
    <ArrowLink href={href} id={ID} aria-labelledby={`${ID} ${titleId}`}>
      {label.slice(0, -1)}
      <span className="visually-hidden" aria-hidden="true">
        {label.at(-1)}
      </span>
      <Icon name="right" />
    </ArrowLink>
  )
}
