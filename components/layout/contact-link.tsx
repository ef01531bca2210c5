'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

import { ButtonLink } from '@/components/ui/button'

/** The header's link to the contact page, marked as the current page there. */
export function ContactLink({ href, children }: { href: string; children: ReactNode }) {
  const isCurrent = usePathname() === href
  return (
    <ButtonLink variant="outline" size="small" href={href} aria-current={isCurrent ? 'page' : undefined}>
      {/* As the specification writes it in the menu of phones. */}
      <span className="[&:lang(en)]:uppercase">{children}</span>
    </ButtonLink>
  )
}
