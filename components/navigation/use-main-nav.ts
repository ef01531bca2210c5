import { usePathname } from 'next/navigation'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { elementAt } from '@/lib/element-at'

import { DESKTOP } from './desktop'

/** A panel closes this long after the pointer leaves it, ms: docs/specification.md#navigation. */
const CLOSE_DELAY_MS = 300

/**
 * Which panel of the desktop menu is open, if any. Hover opens a panel, and closes it after the delay. A click, a press
 * outside, Escape and a change of page act at once. The pointer never closes a panel that the keyboard is in.
 */
export function useMainNav(rootRef: RefObject<HTMLElement | null>) {
  const pathname = usePathname()
  const [open, setOpen] = useState<number | null>(null)
  const [lastPathname, setLastPathname] = useState(pathname)
  const closeTimer = useRef<number>(undefined)
  // The click that follows a hover must not close the panel that the hover has opened.
  const openedByHover = useRef(false)

  if (lastPathname !== pathname) {
    setLastPathname(pathname)
    setOpen(null)
  }

  // Before hydration, CSS opens the panels: the open panel stays open and keeps the focus.
  useLayoutEffect(() => {
    const entries = [...(rootRef.current?.querySelectorAll(':scope > ul > li') ?? [])]
    const index = entries.findIndex((entry) => entry.matches(':has(ul):is(:hover, :focus-within)'))
    if (index < 0) return
    openedByHover.current = true
    setOpen(index)
  }, [rootRef])

  useEffect(() => {
    // A narrower window hides an open panel; a wide one must not show it again.
    const desktop = window.matchMedia(DESKTOP)
    const close = () => setOpen(null)
    desktop.addEventListener('change', close)
    return () => {
      desktop.removeEventListener('change', close)
      window.clearTimeout(closeTimer.current)
    }
  }, [])

  useEffect(() => {
    if (open === null) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (rootRef.current?.contains(document.activeElement))
        rootRef.current.querySelector<HTMLElement>('[data-top][aria-expanded=true]')?.focus()
      setOpen(null)
    }
    const onPointerDown = (event: PointerEvent) => {
      if (!rootRef.current?.contains(elementAt(event))) setOpen(null)
    }
    // A press in a frame, such as the map, sends this page no event but the loss of the focus.
    const onBlur = () => {
      if (document.activeElement instanceof HTMLIFrameElement) setOpen(null)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    window.addEventListener('blur', onBlur)
    return () => {
      window.removeEventListener('blur', onBlur)
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [open, rootRef])

  const stopClosing = () => {
    window.clearTimeout(closeTimer.current)
    closeTimer.current = undefined
  }
  const startClosing = () => {
    stopClosing()
    closeTimer.current = window.setTimeout(() => {
      closeTimer.current = undefined
      if (!isKeyboardInside()) setOpen(null)
    }, CLOSE_DELAY_MS)
  }
  const isKeyboardInside = () => Boolean(rootRef.current?.querySelector('[data-open] :focus-visible'))

  return {
    open,
    close: () => setOpen(null),
    show(index: number) {
      stopClosing()
      openedByHover.current = false
      setOpen(index)
    },
    toggle(index: number, isTap: boolean) {
      // A pen that cannot hover leaves the button before the click.
      stopClosing()
      setOpen(open === index && (isTap || !openedByHover.current) ? null : index)
      openedByHover.current = false
    },
    pointerEntered(index: number) {
      stopClosing()
      if (open === index || isKeyboardInside()) return
      openedByHover.current = true
      setOpen(index)
    },
    pointerLeft: startClosing,
    /** A pointer on its way back may need longer than the delay. */
    pointerReturns() {
      if (closeTimer.current !== undefined) startClosing()
    },
  }
}
