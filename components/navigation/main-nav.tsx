'use client'

import { usePathname } from 'next/navigation'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'

import { Icon } from '@/components/ui/icon'
import type { NavigationItem } from '@/content/navigation'
import { arrowTarget } from '@/lib/arrow-keys'
import { isActiveItem } from '@/lib/is-active-item'

import { NavPanel } from './nav-panel'
import { SectionLink } from './section-link'
import { useMainNav } from './use-main-nav'

interface MainNavProps {
  label: string
  items: readonly NavigationItem[]
  /** The pictures of the panels, by the address of their overview page. */
  pictures: Readonly<Record<string, ReactNode>>
}

/** The desktop menu: links, and disclosures that open a panel. Without script the panels open by CSS. */
export function MainNav({ label, items, pictures }: MainNavProps) {
  const pathname = usePathname()
  const root = useRef<HTMLElement>(null)
  const nav = useMainNav(root)

  const moveAlong = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    if (!target.matches('[data-top]')) return
    const tops = [...(root.current?.querySelectorAll<HTMLElement>('[data-top]') ?? [])]
    const next = arrowTarget(event.key, tops, target, 'x', getComputedStyle(target).direction === 'rtl')
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  const openWithArrow = (event: KeyboardEvent<HTMLElement>, index: number, id: string) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    nav.show(index)
    // The panel can take the focus only once it is painted visible.
    requestAnimationFrame(() =>
      document.getElementById(id)?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus(),
    )
  }

  return (
    <nav
      className="main-nav"
      aria-label={label}
      ref={root}
      onKeyDown={moveAlong}
      data-enhanced={nav.isEnhanced || undefined}
      data-panel={nav.open !== null || undefined}
    >
      <ul>
        {items.map((item, index) => {
          const panelId = `panel-${index}`
          const isOpen = nav.open === index
          const isActive = isActiveItem(item, pathname)
          if (!item.submenu) {
            return (
              <li key={item.title} data-entry>
                {item.url?.startsWith('/') ? (
                  <a href={item.url} data-top aria-current={isActive ? 'page' : undefined}>
                    {item.title}
                  </a>
                ) : (
                  <SectionLink section={item.url ?? ''} page={item.page} data-top>
                    {item.title}
                  </SectionLink>
                )}
              </li>
            )
          }
          return (
            <li
              key={item.title}
              data-entry
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
                aria-controls={panelId}
                aria-current={isActive ? 'true' : undefined}
                onClick={() => nav.toggle(index)}
                onKeyDown={(event) => openWithArrow(event, index, panelId)}
              >
                {item.title}
                <Icon name="chev" />
              </button>
              <NavPanel id={panelId} item={item} picture={pictures[item.overview?.url ?? '']} onFollow={nav.close} />
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
