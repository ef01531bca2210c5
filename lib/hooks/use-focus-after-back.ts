import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'

/** Where the focus goes if the link that was followed cannot take it: the main content of every page. */
const MAIN = 'content'

/**
 * Gives the focus back to the link by which a visitor left a page when they return to it through the history. The
 * router restores the scroll position alone, so that the first Tab would jump to the top. Takes the path of the page;
 * returns a function that is to be called with each link that is followed.
 */
export function useFocusAfterBack(pathname: string) {
  /** By page: the address of the link, and its index among the links to that address. */
  const followed = useRef(new Map<string, { href: string; index: number }>())
  const isTraversal = useRef(false)

  useEffect(() => {
    const onPopState = () => {
      isTraversal.current = true
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  useLayoutEffect(() => {
    const link = followed.current.get(pathname)
    if (!isTraversal.current) return
    isTraversal.current = false
    const target = link && linksTo(link.href)[link.index]
    target?.focus({ preventScroll: true })
    if (document.activeElement !== target) document.getElementById(MAIN)?.focus({ preventScroll: true })
  }, [pathname])

  return useCallback((link: HTMLAnchorElement | null) => {
    if (!link) return
    followed.current.set(window.location.pathname, { href: link.href, index: linksTo(link.href).indexOf(link) })
  }, [])
}

const linksTo = (href: string) => [...document.links].filter((link) => link.href === href)
