import { type PointerEvent, useEffect, useRef } from 'react'

import { isHeadingFor, type Point } from './is-heading-for'

/** A pointer on its way to the open item may pass over others. One that rests on another for so long means it, ms. */
const REST_MS = 200

const positionOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y })

/** Whether a pointer can hover: a mouse or a pen, but no finger. */
export const canHover = ({ pointerType }: PointerEvent): boolean => pointerType !== 'touch'

/**
 * Finds out which item of a menu a pointer means while one of them is open: an item is a button and, beside or below it,
 * what it opens. A straight way to the open item crosses others, which must not take its place.
 */
export function useHoverIntent() {
  /** Where the pointer left the open item, or came from. */
  const from = useRef<Point>(undefined)
  const rest = useRef<number>(undefined)

  useEffect(() => () => window.clearTimeout(rest.current), [])

  /** Whether the pointer is on its way to the open item. */
  const isReturning = (event: PointerEvent, open: Element): boolean => {
    const { movementX = 0, movementY = 0 } = event
    const to = positionOf(event)
    from.current ??= { x: to.x - movementX, y: to.y - movementY }
    const start = from.current
    return [...open.children].some((part) => isHeadingFor(start, to, part.getBoundingClientRect()))
  }

  return {
    isReturning,
    /** Call it while the pointer is over no other item. */
    settle(event: PointerEvent) {
      window.clearTimeout(rest.current)
      from.current = positionOf(event)
    },
    /** Call it while the pointer is over another item than the open one; `choose` opens it. */
    passOver(event: PointerEvent, open: Element, choose: () => void) {
      window.clearTimeout(rest.current)
      if (isReturning(event, open)) rest.current = window.setTimeout(choose, REST_MS)
      else choose()
    },
    /** Call it when the pointer leaves the menu. */
    leave() {
      window.clearTimeout(rest.current)
      from.current = undefined
    },
  }
}
