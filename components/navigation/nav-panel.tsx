'use client'

import { usePathname } from 'next/navigation'
import { type KeyboardEvent, memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react'

import { Icon } from '@/components/ui/icon'
import type { NavigationItem } from '@/content/navigation'
import { arrowTarget } from '@/lib/arrow-keys'
import { hasHoverOrFocus } from '@/lib/has-hover-or-focus'
import { isActiveItem } from '@/lib/is-active-item'

interface NavPanelProps {
  id: string
  item: NavigationItem
  picture: ReactNode
  onFollow: () => void
}

/**
 * A panel of the desktop menu: groups at the start, the open group's pages, the overview's picture at the end. Which
 * panel is open does not concern it: made anew with every step of the pointer, its rows would hold the next one up.
 */
export const NavPanel = memo(function NavPanel({ id, item, picture, onFollow }: NavPanelProps) {
  const pathname = usePathname()
  const list = useRef<HTMLUListElement>(null)
  const groups = item.submenu ?? []
  const current = groups.findIndex((group) => isActiveItem(group, pathname))
  const [openGroup, setOpenGroup] = useState(Math.max(current, 0))
  const [lastPathname, setLastPathname] = useState(pathname)

  if (lastPathname !== pathname) {
    setLastPathname(pathname)
    if (current >= 0) setOpenGroup(current)
  }

  // The group that CSS has opened before the script came stays open.
  useLayoutEffect(() => {
    const entered = [...(list.current?.children ?? [])].findIndex(hasHoverOrFocus)
    if (entered >= 0) setOpenGroup(entered)
  }, [])

  const moveThrough = (event: KeyboardEvent<HTMLElement>) => {
    const places = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')].filter(
      (place) => getComputedStyle(place).visibility === 'visible',
    )
    const next = arrowTarget(event.key, places, event.target as HTMLElement, 'y')
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <div className="nav-panel dark" id={id} onKeyDown={moveThrough}>
      <div className="wrap grid-12">
        <ul className="groups" ref={list}>
          {groups.map((group, index) => (
            <li
              key={group.title}
              data-open={openGroup === index || undefined}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setOpenGroup(index)}
            >
              <button
                type="button"
                aria-expanded={openGroup === index}
                aria-controls={`${id}-${index}`}
                onClick={() => setOpenGroup(index)}
                onFocus={() => setOpenGroup(index)}
              >
                {group.title}
                <Icon name="right" />
              </button>
              <ul className="pages" id={`${id}-${index}`}>
                {group.submenu?.map((page) => (
                  <li key={page.title}>
                    <a
                      href={page.url ?? ''}
                      aria-current={page.url === pathname ? 'page' : undefined}
                      onClick={onFollow}
                    >
                      <span className="title">{page.title}</span>
                      <span className="summary">{page.summary}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {item.overview && (
          <div className="overview">
            {picture}
            <a
              className="arrow-link"
              href={item.overview.url}
              aria-current={item.overview.url === pathname ? 'page' : undefined}
              onClick={onFollow}
            >
              {item.overview.title}
              <Icon name="right" />
            </a>
          </div>
        )}
      </div>
    </div>
  )
})
