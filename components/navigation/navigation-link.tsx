'use client'

import { usePathname } from 'next/navigation'

import type { NavigationItem } from '@/content/navigation'

import { SectionLink } from './section-link'

interface NavigationLinkProps {
  item: NavigationItem
  'data-top'?: boolean
}

/** An entry of a menu that is followed: a page, or a section to scroll to. */
export function NavigationLink({ item: { title, url = '', page }, ...rest }: NavigationLinkProps) {
  const pathname = usePathname()
  if (!url.startsWith('/')) {
    return (
      <SectionLink section={url} page={page} {...rest}>
        {title}
      </SectionLink>
    )
  }
  return (
    <a href={url} aria-current={url === pathname ? 'page' : undefined} {...rest}>
      {title}
    </a>
  )
}
