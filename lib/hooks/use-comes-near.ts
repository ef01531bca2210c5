import { useEffect, useState } from 'react'

/** An element is near when this much scrolling, or less, would bring it into the window. */
const NEAR_MARGIN = '800px'

/** Whether an element has been in or near the window; from then on it stays so. `null`: it is not there yet. */
export function useComesNear(element: Element | null): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element || isNear) return
    const watch = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    }
    const observer = new IntersectionObserver(watch, { rootMargin: NEAR_MARGIN })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
