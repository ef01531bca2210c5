'use client'

import { usePathname } from 'next/navigation'

import { classNames } from '@/components/ui/class-names'
import type { NavigationItem } from '@/content/views/navigation-items'

import { SectionLink } from './section-link'

interface NavigationLinkProps {
  item: NavigationItem
  hasSummary?: boolean
  className?: string
  'data-top'?: boolean
}

/** The title of a page, and below it its summary. The current page has a star. */
const TITLE = 'block font-strong'
const CURRENT_STAR = 'after:ms-2 after:inline-block after:size-3 after:star-mark'

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
  const isCurrent = url === pathname
  return (
    <a {...rest} aria-current={isCurrent ? 'page' : undefined} href={url}>
      <span className={hasSummary ? classNames(TITLE, isCurrent && CURRENT_STAR) : undefined}>{title}</span>
      {hasSummary && <span className="block text-sm font-body text-muted">{summary}</span>}
    </a>
  )
}
