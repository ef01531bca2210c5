'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useCallback, useEffect, useLayoutEffect, useRef, useTransition } from 'react'

import { inAppPath, isSamePage } from '@/lib/in-app-path'
import { noteNavigation } from '@/lib/last-navigation'
import { linkAt } from '@/lib/link-at'
import { hasModifierKey } from '@/lib/modifier-keys'
import { prefersReducedData } from '@/lib/user-preferences'

import { useFocusAfterBack } from './use-focus-after-back'
import { finishViewTransition, navigateWithTransition } from './view-transition'
import { NAVIGATION_LIMIT_MS } from './navigation-limit'
import { PREFETCH_AFTER_MS } from './prefetch-after'
import { RouteSpinner } from './route-spinner'
import { useTraversal } from './use-traversal'

/**
 * Follows the site's links by the router, and prefetches a page when the visitor points at a link to it. One listener
 * serves all links: 100 of Next's `Link` components would hydrate 35 to 350 ms longer on a phone
 * (docs/architecture.md).
 */
export function ClientNavigation({ loadingLabel }: { loadingLabel: string }) {
  const router = useRouter()
  const pathname = usePathname()
  const rememberLink = useFocusAfterBack(pathname)
  const [isPending, startTransition] = useTransition()
  /** The page that is being loaded by a link. */
  const pendingPage = useRef<string>(undefined)
  const limit = useRef<number>(undefined)
  const forgetPending = useCallback(() => {
    pendingPage.current = undefined
    window.clearTimeout(limit.current)
  }, [])
  const isTraversing = useTraversal(pathname, forgetPending)

  // Before the paint: the view transition captures the new page as it is then.
  useLayoutEffect(() => {
    if (isPending) return
    // The router leaves the focus on the link, even when it scrolls to a section.
    const section = pendingPage.current?.split('#')[1]
    if (section) document.getElementById(section)?.focus({ preventScroll: true })
    forgetPending()
    finishViewTransition()
  }, [isPending, forgetPending])

  useEffect(() => {
    // The title comes last in a page's data. If it is still missing, the data has stalled with everything else shown.
    const timer = window.setTimeout(() => {
      if (!document.title) window.location.reload()
    }, NAVIGATION_LIMIT_MS)
    return () => window.clearTimeout(timer)
  }, [pathname])

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let isScriptMissing = false
    let rest: number | undefined

    const prefetch = (event: Event, delay: number) => {
      window.clearTimeout(rest)
      const link = linkAt(event)
      const page = link && inAppPath(link, window.location)
      if (!page || isSamePage(link, window.location) || prefersReducedData(window)) return
      rest = window.setTimeout(() => router.prefetch(page), delay)
    }
    const point = (event: Event) => prefetch(event, PREFETCH_AFTER_MS)
    const press = (event: PointerEvent) => {
      if (event.button === 0) prefetch(event, 0)
    }
    const follow = (event: MouseEvent) => {
      const link = linkAt(event)
      const page = link && inAppPath(link, window.location)
      if (!page || event.defaultPrevented || hasModifierKey(event)) return
      if (isSamePage(link, window.location)) return stay(event, link)
      if (isScriptMissing) return
      event.preventDefault()
      forgetPending()
      pendingPage.current = page
      noteNavigation(page)
      limit.current = window.setTimeout(() => window.location.assign(page), NAVIGATION_LIMIT_MS)
      rememberLink(link)
      navigateWithTransition(() => startTransition(() => router.push(page)))
    }
    // The router ignores a link to the current address, and treats the same page with another query as another page.
    const stay = (event: MouseEvent, { pathname, hash }: HTMLAnchorElement) => {
      forgetPending()
      // Without the query, the browser treats the link as one to a section of this page.
      if (hash) return window.history.replaceState(window.history.state, '', pathname)
      event.preventDefault()
      // Makes the router give up another page that it may be loading.
      window.history.replaceState(null, '', pathname)
      window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    }
    // A script that cannot be loaded, for instance in a tab that was open during a deployment, would end a navigation
    // on the error page. A page load gets the new scripts.
    const onError = (event: Event) => {
      // A blocked counter of visits is no script of the page.
      const isOwn =
        event.target instanceof HTMLScriptElement && new URL(event.target.src).origin === window.location.origin
      if (!isOwn) return
      isScriptMissing = true
      if (!pendingPage.current) return
      // The router keeps waiting, and the old page stays until the new one is loaded.
      event.stopImmediatePropagation()
      window.location.assign(pendingPage.current)
    }

    document.addEventListener('pointermove', point, { passive: true, signal })
    document.addEventListener('focusin', point, { signal })
    document.addEventListener('pointerdown', press, { signal })
    document.addEventListener('click', follow, { signal })
    window.addEventListener('error', onError, { capture: true, signal })
    return () => {
      controller.abort()
      window.clearTimeout(rest)
    }
  }, [router, rememberLink, forgetPending])

  return <RouteSpinner isPending={isPending || isTraversing} label={loadingLabel} />
}
