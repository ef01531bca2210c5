import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

const visibility = {
  subscribe(onChange: () => void) {
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  },
  get: () => document.visibilityState !== 'hidden',
  getOnServer: () => true,
}

/** Whether any part of an element can be seen now: it is in the window and the tab is not hidden. */
export function useIsOnScreen(element: RefObject<Element | null>): boolean {
  const [isInWindow, setInWindow] = useState(true)
  const isTabVisible = useSyncExternalStore(visibility.subscribe, visibility.get, visibility.getOnServer)

  useEffect(() => {
    if (!element.current) return
    // A busy page hears of leaving and coming back at once: the last counts.
    const observer = new IntersectionObserver((entries) => setInWindow(entries.at(-1)?.isIntersecting ?? true))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  return isInWindow && isTabVisible
}
