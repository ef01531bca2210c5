import { useEffect } from 'react'

import { inAppPath } from '@/lib/in-app-path'
import { hasModifierKey } from '@/lib/modifier-keys'

/** Whether a click leads to another page without loading a document. */
function isInAppNavigation(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  return link !== null && !hasModifierKey(event) && inAppPath(link, window.location) !== undefined
}

/** Whether the back or forward button leads to another page without loading a document. */
const isInAppTraversal = ({ navigationType, destination }: NavigateEvent): boolean =>
  navigationType === 'traverse' &&
  destination.sameDocument &&
  new URL(destination.url).pathname !== window.location.pathname

/**
 * While `isActive`, asks the visitor before the page is left: with `question` where another page of the site is shown
 * without loading a document, and with the browser's own dialog (`beforeunload`) everywhere else.
 */
export function useNavigationGuard(isActive: boolean, question: string): void {
  useEffect(() => {
    if (!isActive) return
    const controller = new AbortController()
    const { signal } = controller
    const ask = (event: Event) => {
      // After a yes nothing asks again: the router loads a document where a page's data cannot be fetched.
      if (window.confirm(question)) controller.abort()
      else event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      if (isInAppNavigation(event)) ask(event)
    }
    const onNavigate = (event: NavigateEvent) => {
      // Not cancelable: the second press in a row, which browsers let through so that no page can hold a visitor.
      if (event.cancelable && isInAppTraversal(event)) ask(event)
    }
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    // Captured, so that the answer is known before the listener that follows links, which skips prevented clicks.
    window.addEventListener('click', onClick, { capture: true, signal })
    window.addEventListener('beforeunload', onBeforeUnload, { signal })
    // Nothing else can stop the back button within the site. Chrome 102, Safari 26.2, Firefox 147 and later.
    window.navigation?.addEventListener('navigate', onNavigate, { signal })
    return () => controller.abort()
  }, [isActive, question])
}
