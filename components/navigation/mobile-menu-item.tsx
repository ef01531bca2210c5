'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect, useRef, useState } from 'react'

import { ControlIcon } from '@/components/ui/control-icon'
import { useHydrated } from '@/lib/hooks/use-hydrated'
import { isActiveItem } from './is-active-item'

import type { NavigationItem } from '@/content/views/navigation-items'
import { NavigationLink } from './navigation-link'

interface MobileMenuItemProps {
  item: NavigationItem
  level: 1 | 2 | 3
}

/** A row of the mobile menu: a link, or a button with the rows below it. */
export function MobileMenuItem({ item, level }: MobileMenuItemProps) {
  const pathname = usePathname()
  const list = useRef<HTMLUListElement>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  // The HTML has every list unfolded, so that all pages can be reached without JavaScript.
  const isHydrated = useHydrated()
  const isOpen = isUnfolded || !isHydrated

  // A list that has the focus stays unfolded.
  useLayoutEffect(() => {
    if (isHydrated && list.current?.contains(document.activeElement)) setUnfolded(true)
  }, [isHydrated])

  if (!item.submenu) {
    return (
      <li data-level={level === 3 ? undefined : level}>
        <NavigationLink item={item} />
      </li>
    )
  }
  return (
    <li data-level={level}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-current={isActiveItem(item, pathname) ? 'true' : undefined}
        onClick={() => setUnfolded(!isOpen)}
      >
        {item.title}
        <ControlIcon name="chev" />
      </button>
      <ul ref={list} hidden={!isOpen}>
        {item.submenu.map((child) => (
          <MobileMenuItem key={child.title} item={child} level={level === 1 ? 2 : 3} />
        ))}
        {item.overview && <MobileMenuItem item={item.overview} level={2} />}
      </ul>
    </li>
  )
}
