import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

const visibility = {
  subscribe(onChange: () => void) {
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  },
  get: () => document.visibilityState !== 'hidden',
  getOnServer: () => true,
}

/** Whether any part of an element can be seen: it is in the viewport and the tab is not hidden. */
export function useIsOnScreen(element: RefObject<Element | null>): boolean {
  const [isInViewport, setInViewport] = useState(true)
  const isTabVisible = useSyncExternalStore(visibility.subscribe, visibility.get, visibility.getOnServer)

  useEffect(() => {
    if (!element.current) return
    // A busy page can deliver several entries at once; the last one is current.
    const observer = new IntersectionObserver((entries) => setInViewport(entries.at(-1)?.isIntersecting ?? true))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  return isInViewport && isTabVisible
}
