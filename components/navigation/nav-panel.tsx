'use client'

import { usePathname } from 'next/navigation'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import { ArrowLink } from '@/components/ui/arrow-link'
import { ControlIcon } from '@/components/ui/control-icon'
import { arrowTarget } from './arrow-keys'
import { isActiveItem } from './is-active-item'

import type { NavigationItem } from '@/content/views/navigation-items'
import { NavigationLink } from './navigation-link'
import { canHover, useHoverIntent } from './use-hover-intent'
import { useRowPictures } from './use-row-pictures'

/** Stands for the index of a group when all groups are closed. */
const NONE = -1

interface NavPanelProps {
  item: NavigationItem
  picture: ReactNode
}

/** A panel of the desktop menu: the groups, the pages of the open group, the overview page with a picture. */
export function NavPanel({ item, picture }: NavPanelProps) {
  const pathname = usePathname()
  const list = useRef<HTMLUListElement>(null)
  const intent = useHoverIntent()
  const { pictures, mean } = useRowPictures()
  const groups = item.submenu ?? []
  const [chosen, setChosen] = useState<{ group: number; pathname: string }>()
  const current = groups.findIndex((group) => isActiveItem(group, pathname))
  const openGroup = chosen?.pathname === pathname ? chosen.group : Math.max(current, 0)
  const choose = (group: number) => setChosen({ group, pathname })
  // A pointer has already opened the group by hovering, so only a key or assistive technology closes it.
  const toggle = (group: number, { detail }: MouseEvent) => choose(openGroup === group && detail === 0 ? NONE : group)

  // Before hydration, CSS opens the groups: the open group stays open and keeps the focus.
  useLayoutEffect(() => {
    const group = [...(list.current?.children ?? [])].findIndex((child) => child.matches(':hover, :focus-within'))
    if (group >= 0) setChosen({ group, pathname: window.location.pathname })
  }, [])

  const chooseByPointer = (group: number) => {
    // The pointer never hides a page that has the keyboard's focus.
    if (!list.current?.querySelector('ul :focus-visible')) choose(group)
  }

  /** The picture follows the rows. Headings and the overview have the panel's own; between them it stays. */
  const showPictureOf = (target: EventTarget) => {
    const control = (target as Element).closest('a, button')
    if (!control) return
    const pages = groups.flatMap(({ submenu = [] }) => submenu)
    mean(pages.find(({ url }) => url === control.getAttribute('href'))?.picture)
  }

  const followPointer = (event: PointerEvent) => {
    if (!canHover(event)) return
    showPictureOf(event.target)
    const entries = [...(list.current?.children ?? [])]
    const open = entries[openGroup]
    const group = entries.findIndex((entry) => entry.contains(event.target as Node))
    if (group < 0 || group === openGroup) intent.settle(event)
    else if (open) intent.passOver(event, open, () => chooseByPointer(group))
    else chooseByPointer(group)
  }

  const moveThrough = (event: KeyboardEvent<HTMLElement>) => {
    const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')].filter(
      (control) => getComputedStyle(control).visibility === 'visible',
    )
    const next = arrowTarget(event, controls, event.target as HTMLElement, 'y')
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <div
      className="nav-panel dark"
      onKeyDown={moveThrough}
      onFocus={({ target }) => showPictureOf(target)}
      onPointerMove={followPointer}
      onPointerLeave={intent.leave}
    >
      <div className="wrap grid-12">
        <ul className="nav-panel-groups" ref={list}>
          {groups.map((group, index) => (
            <li key={group.title} data-open={openGroup === index || undefined}>
              <button type="button" aria-expanded={openGroup === index} onClick={(event) => toggle(index, event)}>
                {group.title}
                <ControlIcon name="right" />
              </button>
              <ul>
                {group.submenu?.map((page) => (
                  <li key={page.title}>
                    <NavigationLink item={page} hasSummary />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {item.overview && (
          <div className="nav-panel-overview">
            {picture}
            {/* Lazy, so that a picture without a place, as below 1280 px, is not fetched. */}
            {pictures.map((src) => (
              <img
                key={src}
                src={src}
                alt=""
                loading="lazy"
                onLoad={({ currentTarget }) => currentTarget.setAttribute('data-loaded', '')}
              />
            ))}
            <ArrowLink href={item.overview.url} aria-current={item.overview.url === pathname ? 'page' : undefined}>
              {item.overview.title}
              <ControlIcon name="right" />
            </ArrowLink>
          </div>
        )}
      </div>
    </div>
  )
}
