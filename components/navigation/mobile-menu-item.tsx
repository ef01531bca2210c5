'use client'

import { usePathname } from 'next/navigation'
import { useId, useLayoutEffect, useRef, useState } from 'react'

import { Icon } from '@/components/ui/icon'
import type { NavigationItem } from '@/content/navigation'
import { isActiveItem } from '@/lib/is-active-item'
import { useHydrated } from '@/lib/hooks/use-hydrated'

import { SectionLink } from './section-link'

interface MobileMenuItemProps {
  item: NavigationItem
  level: 1 | 2 | 3
  onFollow: () => void
}

/** A row of the mobile menu: a link, or a button with the rows below it. */
export function MobileMenuItem({ item, level, onFollow }: MobileMenuItemProps) {
  const pathname = usePathname()
  const id = useId()
  const isActive = isActiveItem(item, pathname)
  // Unfolded in the HTML, so that every row can be reached without script; the script folds them.
  const isHydrated = useHydrated()
  const [isUnfolded, setUnfolded] = useState(false)
  const isOpen = isUnfolded || !isHydrated
  const list = useRef<HTMLUListElement>(null)

  // A list that somebody is in already stays unfolded.
  useLayoutEffect(() => {
    if (isHydrated && list.current?.contains(document.activeElement)) setUnfolded(true)
  }, [isHydrated])

  if (!item.submenu) {
    return (
      <li data-level={level}>
        {item.url?.startsWith('/') ? (
          <a href={item.url} aria-current={isActive ? 'page' : undefined} onClick={onFollow}>
            {item.title}
          </a>
        ) : (
          <SectionLink section={item.url ?? ''} page={item.page} onFollow={onFollow}>
            {item.title}
          </SectionLink>
        )}
      </li>
    )
  }
  return (
    <li data-level={level}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={isActive ? 'true' : undefined}
        onClick={() => setUnfolded(!isOpen)}
      >
        {item.title}
        <Icon name="chev" />
      </button>
      <ul id={id} ref={list} hidden={!isOpen}>
        {item.submenu.map((child) => (
          <MobileMenuItem key={child.title} item={child} level={level === 1 ? 2 : 3} onFollow={onFollow} />
        ))}
        {item.overview && <MobileMenuItem item={item.overview} level={2} onFollow={onFollow} />}
      </ul>
    </li>
  )
}
