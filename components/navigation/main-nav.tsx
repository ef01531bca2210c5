'use client'

import { usePathname } from 'next/navigation'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'

import { ControlIcon } from '@/components/ui/control-icon'
import type { NavigationItem } from '@/content/views/navigation-items'
import { elementAt } from '@/lib/element-at'
import { hasModifierKey } from '@/lib/modifier-keys'

import { arrowTarget } from './arrow-keys'
import { isActiveItem } from './is-active-item'
import { NavPanel } from './nav-panel'
import { NavigationLink } from './navigation-link'
import { canHover, useHoverIntent } from './use-hover-intent'
import { useMainNav } from './use-main-nav'

/** Whether a finger has clicked. Older Safaris (before 18.2) do not say. */
const isTap = (click: globalThis.MouseEvent) => (click as globalThis.PointerEvent).pointerType === 'touch'

const ENTRY =
  'nav-entry relative flex min-w-target items-center justify-center gap-1 text-sm font-nav whitespace-nowrap current:text-accent-hover'

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
  const list = useRef<HTMLUListElement>(null)
  const nav = useMainNav(root)
  const intent = useHoverIntent()

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

  const closeOnFollow = (event: MouseEvent) => {
    // A visitor who opens several tabs keeps the panel.
    if (elementAt(event)?.closest('a') && !hasModifierKey(event)) nav.close()
  }

  const followPointer = (event: PointerEvent) => {
    if (!canHover(event)) return
    const entries = [...(list.current?.children ?? [])]
    const open = entries[nav.open ?? -1]
    const index = entries.findIndex((entry) => entry.contains(elementAt(event)))
    if (!open || index === nav.open) return intent.settle(event)
    if (items[index]?.submenu) intent.passOver(event, open, () => nav.pointerEntered(index))
    if (intent.isReturning(event, open)) nav.pointerReturns()
  }

  return (
    <nav
      className="ms-auto hidden lg:flex"
      aria-label={label}
      ref={root}
      onKeyDown={moveAlong}
      onClick={closeOnFollow}
      onPointerMove={followPointer}
      onPointerLeave={intent.leave}
      data-panel={nav.open !== null || undefined}
    >
      <ul ref={list} className="flex gap-6 xl:gap-9">
        {items.map((item, index) => {
          if (!item.submenu) {
            return (
              <li key={item.title} className="flex">
                <NavigationLink item={item} className={ENTRY} data-top />
              </li>
            )
          }
          const isOpen = nav.open === index
          return (
            <li
              key={item.title}
              className="flex"
              data-open={isOpen || undefined}
              onPointerEnter={(event) => canHover(event) && (nav.open ?? index) === index && nav.pointerEntered(index)}
              onPointerLeave={(event) => canHover(event) && nav.pointerLeft()}
              onBlur={(event) =>
                event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && nav.close()
              }
            >
              <button
                type="button"
                className={ENTRY}
                data-top
                aria-expanded={isOpen}
                aria-current={isActiveItem(item, pathname) ? 'true' : undefined}
                onClick={({ nativeEvent }) => nav.toggle(index, isTap(nativeEvent))}
                onKeyDown={(event) => enterPanel(event, index)}
              >
                {item.title}
                <ControlIcon name="chevron-down" size="s" />
              </button>
              <NavPanel item={item} picture={item.overview && pictures[item.overview.url]} />
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
