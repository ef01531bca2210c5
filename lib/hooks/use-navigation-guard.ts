import { useEffect } from 'react'

import { inAppPath } from '@/lib/in-app-path'
import { hasModifierKey } from '@/lib/modifier-keys'

/** Whether a click leads to another page by client-side navigation. */
function isInAppNavigation(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  return link !== null && !hasModifierKey(event) && inAppPath(link, window.location) !== undefined
}

/** Whether the back or forward button leads to another page by client-side navigation. */
const isInAppTraversal = ({ navigationType, destination }: NavigateEvent): boolean =>
  navigationType === 'traverse' &&
  destination.sameDocument &&
  new URL(destination.url).pathname !== window.location.pathname

/**
 * While `isActive`, asks the visitor for confirmation before the page is left: with `question` before client-side
 * navigations, with the browser's own dialog (`beforeunload`) before others.
 */
export function useNavigationGuard(isActive: boolean, question: string): void {
  useEffect(() => {
    if (!isActive) return
    const controller = new AbortController()
    const { signal } = controller
    const ask = (event: Event) => {
      // After a yes, beforeunload must not ask again: the router loads a document if it cannot fetch the page's data.
      if (window.confirm(question)) controller.abort()
      else event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      if (isInAppNavigation(event)) ask(event)
    }
    const onNavigate = (event: NavigateEvent) => {
      // Browsers make a second press in a row not cancelable, so that no page can trap a visitor.
      if (event.cancelable && isInAppTraversal(event)) ask(event)
    }
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    // In the capture phase, before the listener that handles link clicks, which ignores prevented ones.
    window.addEventListener('click', onClick, { capture: true, signal })
    window.addEventListener('beforeunload', onBeforeUnload, { signal })
    // The only way to cancel the back button within the site. Chrome 102, Safari 26.2, Firefox 147 and later.
    window.navigation?.addEventListener('navigate', onNavigate, { signal })
    return () => controller.abort()
  }, [isActive, question])
}
