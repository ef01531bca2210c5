'use client'

import { usePathname } from 'next/navigation'

import type { NavigationItem } from '@/content/views/navigation-items'
import { SectionLink } from './section-link'

interface NavigationLinkProps {
  item: NavigationItem
  hasSummary?: boolean
  className?: string
  'data-top'?: boolean
}

/** An entry of a menu that is followed: a page, or a section to scroll to. Both menus use it. */
export function NavigationLink({ item, hasSummary = false, ...rest }: NavigationLinkProps) {
  const { title, url = '', page, marksOn, summary } = item
  const pathname = usePathname()
  if (!url.startsWith('/')) {
    return (
      <SectionLink section={url} page={page} isCurrent={marksOn === pathname} {...rest}>
        {title}
      </SectionLink>
    )
  }
  return (
    <a href={url} aria-current={url === pathname ? 'page' : undefined} {...rest}>
      <span>{title}</span>
      {hasSummary && <span>{summary}</span>}
    </a>
  )
}
