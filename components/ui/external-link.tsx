import type { ReactNode } from 'react'

interface ExternalLinkProps {
  /** Empty where the owner has not set the address: the link is then shown, but leads nowhere. */
  href: string
  className?: string
  'data-variant'?: string
  label?: string
  /** Said by the tooltip of a link without an address. */
  unavailable?: string
  children: ReactNode
}

/** A link whose address is an owner's setting. */
export function ExternalLink({ href, label, unavailable, children, ...rest }: ExternalLinkProps) {
  if (!href) {
    return (
      <a role="link" aria-disabled="true" aria-label={label} title={unavailable} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <a href={href} rel="noopener" aria-label={label} {...rest}>
      {children}
    </a>
  )
}
