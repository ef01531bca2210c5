'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useTransition } from 'react'

import { navigateWithTransition, finishViewTransition } from '@/lib/view-transition'
import { inAppPath } from '@/lib/in-app-path'
import { navigationStarted } from '@/lib/pending-navigation'

/** What says that a visitor is about to follow a link. */
const POINTING = ['pointerover', 'touchstart', 'focusin'] as const

/** The page that the link under an event leads to. */
function pageAt({ target }: Event): string | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  return link ? inAppPath(link, window.location) : undefined
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Follows the links of the page without loading a document, and fetches a page when the visitor points at a link to
 * it. One listener for all: with the framework's links every link would be a component with texts sent twice.
 */
export function ClientNavigation() {
  const router = useRouter()
  const pathname = usePathname()
  const [isPending, startTransition] = useTransition()

  useEffect(() => (isPending ? navigationStarted() : undefined), [isPending])

  // Before the paint: the browser compares the pages as they stand then.
  useLayoutEffect(() => finishViewTransition(), [pathname])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const point = (event: Event) => {
      const page = pageAt(event)
      if (page) router.prefetch(page)
    }
    const follow = (event: MouseEvent) => {
      const page = pageAt(event)
      if (!page || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      navigateWithTransition(window, () => startTransition(() => router.push(page)))
    }
    for (const type of POINTING) document.addEventListener(type, point, { passive: true, signal })
    document.addEventListener('click', follow, { signal })
    return () => listening.abort()
  }, [router])

  return null
}
