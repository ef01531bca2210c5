import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'

/** Takes the focus when the followed link cannot: the main content of every page. */
const MAIN = 'content'

/**
 * Returns the focus to the link by which a visitor left a page when they come back to the page through the history. The
 * router restores only the scroll position, so the first Tab would jump to the top. Takes the page's path; returns a
 * function to call with each link that is followed.
 */
export function useFocusAfterBack(pathname: string) {
  /** By page: the link's address, and its index among the links to that address. */
  const followed = useRef(new Map<string, { href: string; index: number }>())
  const isTraversal = useRef(false)
  const shown = useRef(pathname)

  // Registered once, before the router's listener, after which React shows the other page at once.
  useEffect(() => {
    // Links to a section of this page send the event too; the path then stays.
    const onPopState = () => {
      isTraversal.current = window.location.pathname !== shown.current
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  useLayoutEffect(() => {
    shown.current = pathname
    const link = followed.current.get(pathname)
    if (!isTraversal.current) return
    isTraversal.current = false
    const target = link && linksTo(link.href)[link.index]
    target?.focus({ preventScroll: true })
    if (document.activeElement !== target) document.getElementById(MAIN)?.focus({ preventScroll: true })
  }, [pathname])

  return useCallback((link: HTMLAnchorElement | null) => {
    isTraversal.current = false
    if (!link) return
    followed.current.set(window.location.pathname, { href: link.href, index: linksTo(link.href).indexOf(link) })
  }, [])
}

const linksTo = (href: string) => [...document.links].filter((link) => link.href === href)
