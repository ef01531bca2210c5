'use client'

import { usePathname } from 'next/navigation'
import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react'

import { activeSectionStore } from '@/lib/scroll-spy'
import { smoothScrollTo } from '@/lib/smooth-scroll'

interface SectionLinkProps {
  /** The section's id. */
  section: string
  /** The page that has the section; none where every page has it. */
  page?: string
  'data-top'?: boolean
  onFollow?: () => void
  children: ReactNode
}

/** Scrolls to a section of this page, or goes to the page that has it and arrives there. */
export function SectionLink({ section, page, onFollow, children, ...rest }: SectionLinkProps) {
  const pathname = usePathname()
  const active = useSyncExternalStore(
    activeSectionStore.subscribe,
    activeSectionStore.get,
    activeSectionStore.getOnServer,
  )
  if (page && page !== pathname) {
    return (
      <a {...rest} href={`${page}#${section}`} onClick={onFollow}>
        {children}
      </a>
    )
  }
  const scroll = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onFollow?.()
    smoothScrollTo(section)
  }
  return (
    <a {...rest} href={`#${section}`} onClick={scroll} aria-current={active === section ? 'location' : undefined}>
      {children}
    </a>
  )
}
