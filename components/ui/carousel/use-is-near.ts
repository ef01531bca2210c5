import { useEffect, useState } from 'react'

/** Maximum distance from the viewport. */
const MARGIN = '800px'

/** Whether an element is near the viewport or has been. Pass `null` while the element is not rendered. */
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
