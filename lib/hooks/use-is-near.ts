import { useEffect, useState } from 'react'

/** How far an element may lie outside the window and still count as near. */
const MARGIN = '800px'

/** Whether an element is or has been in the window or near it; `null` is not there yet. */
export function useIsNear(element: Element | null): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element || isNear) return
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
