import { useEffect, useState } from 'react'

/** Maximum distance from the viewport. */
const MARGIN = '800px'

/** Whether an element is or was near the viewport. `null` for an element that is not rendered yet. */
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
