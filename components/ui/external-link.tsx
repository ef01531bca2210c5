import type { ReactNode } from 'react'

interface ExternalLinkProps {
  /** Empty if the owner has not set it; the link is then shown as disabled. */
  href: string
  className?: string
  label?: string
  /** Tooltip of a link without an address. */
  unavailable?: string
  children: ReactNode
}

/** A link whose address is one of the owner's settings. */
export function ExternalLink({ href, label, unavailable, children, ...rest }: ExternalLinkProps) {
  if (!href) {
    return (
      <a {...rest} role="link" aria-disabled="true" aria-label={label} title={unavailable}>
        {children}
      </a>
    )
  }
  return (
    <a {...rest} rel="noopener" aria-label={label} href={href}>
      {children}
    </a>
  )
}
