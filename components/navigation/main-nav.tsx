'use client'

import { usePathname } from 'next/navigation'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'

import { ControlIcon } from '@/components/ui/control-icon'
import { arrowTarget } from '@/lib/arrow-keys'
import { isActiveItem } from '@/lib/is-active-item'
import { hasModifierKey } from '@/lib/modifier-keys'

import { NavPanel } from './nav-panel'
import type { NavigationItem } from './navigation-items'
import { NavigationLink } from './navigation-link'
import { useMainNav } from './use-main-nav'

interface MainNavProps {
  label: string
  items: readonly NavigationItem[]
  /** The pictures of the panels, by the address of their overview page. */
  pictures: Readonly<Record<string, ReactNode>>
}

/** The desktop menu: links, and buttons that open a panel. Before hydration, CSS opens the panels. */
export function MainNav({ label, items, pictures }: MainNavProps) {
  const pathname = usePathname()
  const root = useRef<HTMLElement>(null)
  const nav = useMainNav(root)

  const moveAlong = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    if (!target.matches('[data-top]')) return
    const tops = [...(root.current?.querySelectorAll<HTMLElement>('[data-top]') ?? [])]
    const next = arrowTarget(event, tops, target, 'x', getComputedStyle(target).direction === 'rtl')
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  const enterPanel = (event: KeyboardEvent<HTMLElement>, index: number) => {
    if (event.key !== 'ArrowDown' || hasModifierKey(event)) return
    event.preventDefault()
    // Only a rendered panel can take the focus.
    flushSync(() => nav.show(index))
    const groups = [...(root.current?.querySelectorAll<HTMLElement>('[data-open] > div [aria-expanded]') ?? [])]
    const target = groups.find((group) => group.ariaExpanded === 'true') ?? groups[0]
    target?.focus()
  }

  const closeOnFollow = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) nav.close()
  }

  return (
    <nav
      className="main-nav"
      aria-label={label}
      ref={root}
      onKeyDown={moveAlong}
      onClick={closeOnFollow}
      data-panel={nav.open !== null || undefined}
    >
      <ul>
        {items.map((item, index) => {
          if (!item.submenu) {
            return (
              <li key={item.title}>
                <NavigationLink item={item} data-top />
              </li>
            )
          }
          const isOpen = nav.open === index
          return (
            <li
              key={item.title}
              data-open={isOpen || undefined}
              onPointerEnter={(event) => event.pointerType === 'mouse' && nav.pointerEntered(index)}
              onPointerLeave={(event) => event.pointerType === 'mouse' && nav.pointerLeft()}
              onBlur={(event) =>
                event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && nav.close()
              }
            >
              <button
                type="button"
                data-top
                aria-expanded={isOpen}
                aria-current={isActiveItem(item, pathname) ? 'true' : undefined}
                onClick={() => nav.toggle(index)}
                onKeyDown={(event) => enterPanel(event, index)}
              >
                {item.title}
                <ControlIcon name="chev" size="s" />
              </button>
              <NavPanel item={item} picture={pictures[item.overview?.url ?? '']} />
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
