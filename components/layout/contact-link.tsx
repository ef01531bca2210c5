'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

import { ButtonLink } from '@/components/ui/button'

/** The header's link to the contact page, marked as the current page there. */
export function ContactLink({ href, children }: { href: string; children: ReactNode }) {
  const isCurrent = usePathname() === href
  return (
    <ButtonLink variant="outline" size="small" href={href} aria-current={isCurrent ? 'page' : undefined}>
      {/* In capitals, like the button of the mobile menu (docs/specification.md#navigation). */}
      <span className="english:uppercase">{children}</span>
    </ButtonLink>
  )
}
