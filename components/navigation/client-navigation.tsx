'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useTransition } from 'react'

import { useFocusAfterBack } from '@/lib/hooks/use-focus-after-back'
import { inAppPath } from '@/lib/in-app-path'
import { hasModifierKey } from '@/lib/modifier-keys'
import { finishViewTransition, navigateWithTransition } from '@/lib/view-transition'

import { RouteSpinner } from './route-spinner'

/** Events by which a visitor points at a link. */
const POINTING_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const

/** The link under an event. */
const linkAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null)

/** The page of the site that the link under an event leads to. */
function pageAt(event: Event): string | undefined {
  const link = linkAt(event)
  return link ? inAppPath(link, window.location) : undefined
}

/**
 * Follows the site's links by the router, and prefetches a page when the visitor points at a link to it. One listener
 * serves all links: as Next's component, each link would send its text to the browser twice.
 */
export function ClientNavigation({ loadingLabel }: { loadingLabel: string }) {
  const router = useRouter()
  const rememberLink = useFocusAfterBack(usePathname())
  const [isPending, startTransition] = useTransition()
  /** The page that is being loaded. */
  const pendingPage = useRef<string>(undefined)

  // Before the paint: the view transition captures the new page as it is then.
  useLayoutEffect(() => {
    if (isPending) return
    // The router leaves the focus on the link, even when it scrolls to a section.
    const section = pendingPage.current?.split('#')[1]
    if (section) document.getElementById(section)?.focus({ preventScroll: true })
    pendingPage.current = undefined
    finishViewTransition()
  }, [isPending])

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let isScriptMissing = false

    const prefetch = (event: Event) => {
      const page = pageAt(event)
      if (page) router.prefetch(page)
    }
    const follow = (event: MouseEvent) => {
      const page = pageAt(event)
      if (!page || isScriptMissing || event.defaultPrevented || hasModifierKey(event)) return
      event.preventDefault()
      // The router does nothing for the current address.
      if (page === window.location.href.slice(window.location.origin.length)) return window.scrollTo(0, 0)
      pendingPage.current = page
      rememberLink(linkAt(event))
      navigateWithTransition(() => startTransition(() => router.push(page)))
    }
    // A script that cannot be loaded, for instance in a tab that was open during a deployment, would end a navigation
    // on the error page. A page load gets the new scripts.
    const onError = (event: Event) => {
      if (!(event.target instanceof HTMLScriptElement)) return
      isScriptMissing = true
      if (!pendingPage.current) return
      // The router keeps waiting, and the old page stays until the new one is loaded.
      event.stopImmediatePropagation()
      window.location.assign(pendingPage.current)
    }

    for (const type of POINTING_EVENTS) document.addEventListener(type, prefetch, { passive: true, signal })
    document.addEventListener('click', follow, { signal })
    window.addEventListener('error', onError, { capture: true, signal })
    return () => controller.abort()
  }, [router, rememberLink])

  return <RouteSpinner isPending={isPending} label={loadingLabel} />
}
