'use client'

import { usePathname } from 'next/navigation'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import { ArrowLink } from '@/components/ui/arrow-link'
import { ControlIcon } from '@/components/ui/control-icon'
import type { NavigationItem } from '@/content/views/navigation-items'
import { elementAt } from '@/lib/element-at'

import { arrowTarget } from './arrow-keys'
import { isActiveItem } from './is-active-item'
import { NavigationLink } from './navigation-link'
import { PANEL_PICTURE } from './panel-picture-class'
import { canHover, useHoverIntent } from './use-hover-intent'
import { useRowPictures } from './use-row-pictures'

/** The index of the open group when all are closed. */
const NONE = -1

/**
 * In the document each group is followed by its pages. All lists of pages share the second column, so the panel is as
 * high as the longest one. The last row takes the remaining height.
 */
const GROUPS = 'nav-panel-groups grid grid-cols-[4fr_5fr] grid-rows-[repeat(11,auto)_1fr] gap-x-gap xl:col-end-10'
const GROUP =
  'col-1 flex items-center justify-between gap-4 border-b border-line py-5 text-start text-name text-balance text-muted aria-expanded:text-fg'
const PAGE =
  '-mx-4 block rounded-button px-4 py-3 leading-sub rtl:py-2 hocus:bg-ink-800 hocus:text-accent-hover current:text-accent-hover'
/** The link to the overview is below the groups; in wide windows beside them, in a picture. */
const OVERVIEW =
  'nav-panel-overview isolate col-span-4 mt-6 self-end xl:relative xl:col-start-10 xl:col-end-13 xl:mt-0 xl:flex xl:items-end xl:self-stretch xl:overflow-hidden xl:p-6'

interface NavPanelProps {
  item: NavigationItem
  picture: ReactNode
}

/** A panel of the desktop menu: the groups, the pages of the open group, the overview page with a picture. */
export function NavPanel({ item, picture }: NavPanelProps) {
  const pathname = usePathname()
  const list = useRef<HTMLUListElement>(null)
  const intent = useHoverIntent()
  const { pictures, showPicture } = useRowPictures()
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

  /** Shows the picture of the row under the pointer or the focus. Headings and the overview show the panel's own. */
  const showPictureAt = (event: SyntheticEvent) => {
    const control = elementAt(event)?.closest('a, button')
    if (!control) return
    const pages = groups.flatMap(({ submenu = [] }) => submenu)
    showPicture(pages.find(({ url }) => url === control.getAttribute('href'))?.picture)
  }

  const followPointer = (event: PointerEvent) => {
    if (!canHover(event)) return
    showPictureAt(event)
    const entries = [...(list.current?.children ?? [])]
    const open = entries[openGroup]
    const group = entries.findIndex((entry) => entry.contains(elementAt(event)))
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
      className="nav-panel dark absolute inset-x-0 top-full -z-1 border-b border-line"
      onKeyDown={moveThrough}
      onFocus={showPictureAt}
      onPointerMove={followPointer}
      onPointerLeave={intent.leave}
    >
      <div className="nav-panel-content wrap grid-12 pt-12 pb-14">
        <ul className={GROUPS} ref={list}>
          {groups.map((group, index) => (
            <li key={group.title} className="contents" data-open={openGroup === index || undefined}>
              <button
                type="button"
                className={GROUP}
                aria-expanded={openGroup === index}
                onClick={(event) => toggle(index, event)}
              >
                {group.title}
                <ControlIcon name="right" className="text-accent opacity-0 in-aria-expanded:opacity-100" />
              </button>
              <ul className="col-2 row-span-full border-s border-line ps-10 pe-4">
                {group.submenu?.map((page) => (
                  <li key={page.title}>
                    <NavigationLink item={page} className={PAGE} hasSummary />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {item.overview && (
          <div className={OVERVIEW}>
            {picture}
            {/* Lazy, so that a picture without a place, as below 1280 px, is not fetched. */}
            {pictures.map((src) => (
              <img
                key={src}
                className={PANEL_PICTURE}
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
