import { type PointerEvent, useEffect, useRef } from 'react'

import { isHeadingFor, type Point } from './is-heading-for'

/**
 * A pointer on its way to the open item passes over others. If it rests on one for this long, that one is meant, ms.
 */
const REST_MS = 200

const positionOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y })

/** Whether a pointer can hover: a mouse or a pen, but no finger. */
export const canHover = ({ pointerType }: PointerEvent): boolean => pointerType !== 'touch'

/**
 * Tells which item of a menu a pointer is aiming for while one is open. An item is a button and the panel that it
 * opens. A straight line to the open panel may cross other items, which must not open then.
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
