'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect, useRef, useState } from 'react'

import { ControlIcon } from '@/components/ui/control-icon'
import type { NavigationItem } from '@/content/views/navigation-items'
import { useHydrated } from '@/lib/hooks/use-hydrated'

import { isActiveItem } from './is-active-item'
import { NavigationLink } from './navigation-link'

/** The lines of one name are closer to each other than to the next name. */
const ROW = 'flex w-full items-center justify-between gap-4 text-start leading-sub'
const CURRENT = 'current:text-accent-hover'

const levels = {
  1: {
    entry: 'border-b border-line',
    link: `${ROW} min-h-13 text-sub ${CURRENT}`,
    button: `${ROW} min-h-13 text-sub ${CURRENT}`,
    list: 'pb-3',
  },
  2: {
    entry: undefined,
    link: `${ROW} min-h-12 text-item text-accent`,
    button: `${ROW} min-h-12 text-item text-muted aria-expanded:text-accent-hover`,
    list: 'mb-2 border-s border-accent ps-4',
  },
  3: { entry: undefined, link: `${ROW} min-h-target py-2 ${CURRENT}`, button: undefined, list: undefined },
} as const

interface MobileMenuItemProps {
  item: NavigationItem
  level: keyof typeof levels
}

/** A row of the mobile menu: a link, or a button with the rows below it. */
export function MobileMenuItem({ item, level }: MobileMenuItemProps) {
  const pathname = usePathname()
  const list = useRef<HTMLUListElement>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  // The HTML has every list unfolded, so that all pages can be reached without JavaScript.
  const isHydrated = useHydrated()
  const isOpen = isUnfolded || !isHydrated
  const look = levels[level]

  // A list that has the focus stays unfolded.
  useLayoutEffect(() => {
    if (isHydrated && list.current?.contains(document.activeElement)) setUnfolded(true)
  }, [isHydrated])

  if (!item.submenu) {
    return (
      <li className={look.entry}>
        <NavigationLink item={item} className={look.link} />
      </li>
    )
  }
  return (
    <li className={look.entry}>
      <button
        type="button"
        className={look.button}
        aria-expanded={isOpen}
        aria-current={isActiveItem(item, pathname) ? 'true' : undefined}
        onClick={() => setUnfolded(!isOpen)}
      >
        {item.title}
        <ControlIcon name="chevron-down" />
      </button>
      <ul ref={list} className={look.list} hidden={!isOpen}>
        {item.submenu.map((child) => (
          <MobileMenuItem key={child.title} item={child} level={level === 1 ? 2 : 3} />
        ))}
        {item.overview && <MobileMenuItem item={item.overview} level={2} />}
      </ul>
    </li>
  )
}
