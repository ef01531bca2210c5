import { usePathname } from 'next/navigation'
import { type RefObject, useEffect, useRef, useState } from 'react'

import { useHydrated } from '@/lib/use-hydrated'

/** An open panel stays this long after the pointer has left it, ms. */
export const CLOSE_DELAY_MS = 300

/**
 * Which panel of the desktop menu is open: one at a time. The pointer opens it and, leaving, closes it after the
 * delay; a click, a click elsewhere, Escape and a change of page do so at once.
 */
export function useMainNav(root: RefObject<HTMLElement | null>) {
  const pathname = usePathname()
  const timer = useRef<number | undefined>(undefined)
  const [open, setOpen] = useState<number | null>(null)
  const isEnhanced = useHydrated()
  const [lastPathname, setLastPathname] = useState(pathname)
  // A click on what the pointer has just opened must not close it.
  const openedByPointer = useRef(false)

  if (lastPathname !== pathname) {
    setLastPathname(pathname)
    setOpen(null)
  }

  useEffect(() => {
    // A pointer that already rests on an entry opened it by CSS: keep it open.
    const frame = requestAnimationFrame(() => {
      const entries = [...(root.current?.querySelectorAll('[data-entry]') ?? [])]
      const hovered = entries.findIndex((entry) => entry.matches(':hover') && entry.querySelector('[aria-controls]'))
      if (hovered < 0) return
      openedByPointer.current = true
      setOpen(hovered)
    })
    return () => {
      cancelAnimationFrame(frame)
      window.clearTimeout(timer.current)
    }
  }, [root])

  useEffect(() => {
    if (open === null) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const hadFocus = root.current?.contains(document.activeElement)
      setOpen(null)
      if (hadFocus) root.current?.querySelector<HTMLElement>('[data-top][aria-expanded=true]')?.focus()
    }
    const onPointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(null)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [open, root])

  return {
    open,
    isEnhanced,
    close: () => setOpen(null),
    show(index: number) {
      window.clearTimeout(timer.current)
      openedByPointer.current = false
      setOpen(index)
    },
    pointerEntered(index: number) {
      window.clearTimeout(timer.current)
      openedByPointer.current = open !== index
      setOpen(index)
    },
    pointerLeft() {
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => setOpen(null), CLOSE_DELAY_MS)
    },
    toggle(index: number) {
      const keepOpen = openedByPointer.current
      openedByPointer.current = false
      setOpen(open === index && !keepOpen ? null : index)
    },
  }
}
