'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

/** The header's link to the contact page, marked as the current page there. */
export function ContactLink({ href, children }: { href: string; children: ReactNode }) {
  const isCurrent = usePathname() === href
  return (
    <a
      className="button"
      data-size="small"
      data-variant="outline"
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </a>
  )
}
