import { useLayoutEffect, useState } from 'react'

import { noteNavigation } from '@/lib/last-navigation'

import { NAVIGATION_LIMIT_MS } from './navigation-limit'

/**
 * Completes what the router does with the back and forward buttons. Takes the path of the page that is shown; returns
 * whether the page of another history entry is being loaded. Calls `onTraverse` when a button ends another navigation.
 */
export function useTraversal(pathname: string, onTraverse: () => void): boolean {
  const [isTraversing, setTraversing] = useState(false)

  // With the new address, which the router writes at the same time: a visitor may go back at once.
  useLayoutEffect(() => {
    let limit: number | undefined
    const onPopState = ({ state }: PopStateEvent) => {
      onTraverse()
      window.clearTimeout(limit)
      const isOtherPage = window.location.pathname !== pathname
      setTraversing(isOtherPage)
      if (!isOtherPage) return
      noteNavigation(window.location.pathname)
      // The router ignores an entry that it does not know, and would leave the old page at the new address.
      if (!state) window.location.reload()
      else limit = window.setTimeout(() => window.location.reload(), NAVIGATION_LIMIT_MS)
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
      // The page is there.
      window.clearTimeout(limit)
      setTraversing(false)
    }
  }, [pathname, onTraverse])

  return isTraversing
}
