import { usePathname } from 'next/navigation'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { hasHoverOrFocus } from '@/lib/has-hover-or-focus'
import { useHydrated } from '@/lib/hooks/use-hydrated'

/** An open panel stays this long after the pointer has left it, ms. */
export const CLOSE_DELAY_MS = 300

/**
 * Which panel of the desktop menu is open: one at a time. The pointer opens it and, leaving, closes it after the
 * delay; a click, a click elsewhere, Escape and a change of page do so at once.
 */
export function useMainNav(rootRef: RefObject<HTMLElement | null>) {
  const pathname = usePathname()
  const timer = useRef<number | undefined>(undefined)
  const [open, setOpen] = useState<number | null>(null)
  const isEnhanced = useHydrated()
  const [lastPathname, setLastPathname] = useState(pathname)
  // A press on what has opened by itself, because one came to it, must not close it.
  const openedByHover = useRef(false)

  if (lastPathname !== pathname) {
    setLastPathname(pathname)
    setOpen(null)
  }

  // Before the paint that follows the script's start: what is hidden then loses the focus.
  useLayoutEffect(() => {
    if (!isEnhanced) return
    // A pointer or a focus that already rests on an entry opened it by CSS: keep it open.
    const entries = [...(rootRef.current?.querySelectorAll('[data-entry]') ?? [])]
    const entered = entries.findIndex((entry) => hasHoverOrFocus(entry) && entry.querySelector('[aria-controls]'))
    if (entered < 0) return
    openedByHover.current = true
    setOpen(entered)
  }, [isEnhanced, rootRef])

  useEffect(() => () => window.clearTimeout(timer.current), [])

  const close = useCallback(() => setOpen(null), [])

  useEffect(() => {
    if (open === null) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const hadFocus = rootRef.current?.contains(document.activeElement)
      setOpen(null)
      if (hadFocus) rootRef.current?.querySelector<HTMLElement>('[data-top][aria-expanded=true]')?.focus()
    }
    const onPointerDown = (event: PointerEvent) => {
      if (!rootRef.current?.contains(event.target as Node)) setOpen(null)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [open, rootRef])

  return {
    open,
    isEnhanced,
    close,
    show(index: number) {
      window.clearTimeout(timer.current)
      openedByHover.current = false
      setOpen(index)
    },
    pointerEntered(index: number) {
      window.clearTimeout(timer.current)
      openedByHover.current = open !== index
      setOpen(index)
    },
    pointerLeft() {
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => setOpen(null), CLOSE_DELAY_MS)
    },
    toggle(index: number) {
      const keepOpen = openedByHover.current
      openedByHover.current = false
      setOpen(open === index && !keepOpen ? null : index)
    },
  }
}
