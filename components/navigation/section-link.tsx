'use client'

import { usePathname } from 'next/navigation'
import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react'

import { hasModifierKey } from '@/lib/modifier-keys'
import { activeSectionStore } from '@/lib/scroll-spy'
import { smoothScrollTo } from '@/lib/smooth-scroll'

interface SectionLinkProps {
  /** The section's id. */
  section: string
  /** The page that has the section, if not every page has it. */
  page?: string
  /** Whether the visitor is on the page of the same name. */
  isCurrent?: boolean
  className?: string
  'data-top'?: boolean
  children: ReactNode
}

/** Scrolls to a section of this page, or leads to the section on the page that has it. */
export function SectionLink({ section, page, isCurrent = false, children, ...rest }: SectionLinkProps) {
  const pathname = usePathname()
  const active = useSyncExternalStore(
    activeSectionStore.subscribe,
    activeSectionStore.get,
    activeSectionStore.getOnServer,
  )
  const current = isCurrent ? 'true' : undefined
  if (page && page !== pathname) {
    return (
      <a {...rest} aria-current={current} href={`${page}#${section}`}>
        {children}
      </a>
    )
  }
  const scroll = (event: MouseEvent) => {
    if (hasModifierKey(event)) return
    event.preventDefault()
    smoothScrollTo(section)
  }
  return (
    <a {...rest} aria-current={active === section ? 'location' : current} href={`#${section}`} onClick={scroll}>
      {children}
    </a>
  )
}
