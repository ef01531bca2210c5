import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { noteNavigation } from '@/lib/last-navigation'

import { NAVIGATION_LIMIT_MS } from './navigation-limit'

/**
 * Completes what the router does with the back and forward buttons. Takes the path of the page that is shown; returns
 * whether the page of another history entry is being loaded. Calls `onTraverse` when a button ends another navigation.
 */
export function useTraversal(pathname: string, onTraverse: () => void): boolean {
  const [isTraversing, setTraversing] = useState(false)

  const shown = useRef(pathname)
  const limit = useRef<number>(undefined)

  // Registered once, before the router's listener, after which React shows the other page at once.
  useEffect(() => {
    const onPopState = ({ state }: PopStateEvent) => {
      onTraverse()
      window.clearTimeout(limit.current)
      const isOtherPage = window.location.pathname !== shown.current
      setTraversing(isOtherPage)
      if (!isOtherPage) return
      noteNavigation(window.location.pathname)
      // The router ignores an entry that it does not know, and would leave the old page at the new address.
      if (!state) window.location.reload()
      else limit.current = window.setTimeout(() => window.location.reload(), NAVIGATION_LIMIT_MS)
    }
    // The browser adds an entry for a link to a section. This makes it known to the router.
    const onHashChange = () => {
      if (!window.history.state) window.history.replaceState(null, '', window.location.href)
    }
    window.addEventListener('popstate', onPopState)
    window.addEventListener('hashchange', onHashChange)
    return () => {
      window.removeEventListener('popstate', onPopState)
      window.removeEventListener('hashchange', onHashChange)
    }
  }, [onTraverse])

  useLayoutEffect(() => {
    shown.current = pathname
    return () => {
      // The page is there.
      window.clearTimeout(limit.current)
      setTraversing(false)
    }
  }, [pathname])

  return isTraversing
}
