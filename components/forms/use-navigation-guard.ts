import { useEffect } from 'react'

import { inAppPath, isSamePage } from '@/lib/in-app-path'
import { linkAt } from '@/lib/link-at'
import { hasModifierKey } from '@/lib/modifier-keys'

import { ask } from './ask'

/** Whether a click starts a client-side navigation to another page. */
function isInAppNavigation(event: MouseEvent): boolean {
  const link = linkAt(event)
  if (!link || hasModifierKey(event) || isSamePage(link, window.location)) return false
  return inAppPath(link, window.location) !== undefined
}

/** Whether the back or forward button starts a client-side navigation to another page. */
const isInAppTraversal = ({ navigationType, destination }: NavigateEvent): boolean =>
  navigationType === 'traverse' &&
  destination.sameDocument &&
  new URL(destination.url).pathname !== window.location.pathname

/**
 * While `isActive`, asks the visitor before they leave the page: with `question` before client-side navigations, with
 * the browser's own dialog (`beforeunload`) before all others.
 */
export function useNavigationGuard(isActive: boolean, question: string): void {
  useEffect(() => {
    if (!isActive) return
    const controller = new AbortController()
    const { signal } = controller
    const askFirst = (event: Event) => {
      const answer = ask(window, question)
      // A browser that cannot ask must not keep the visitor. After a yes, beforeunload must not ask again: the router
      // loads a document when it cannot fetch the page's data.
      if (answer === 'yes' || answer === 'unasked') controller.abort()
      else event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      if (isInAppNavigation(event)) askFirst(event)
    }
    const onNavigate = (event: NavigateEvent) => {
      // Browsers make a second press in a row uncancelable, so that no page can trap a visitor.
      if (event.cancelable && isInAppTraversal(event)) askFirst(event)
    }
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    // Captures the click before the listener that handles links, which ignores prevented clicks.
    window.addEventListener('click', onClick, { capture: true, signal })
    window.addEventListener('beforeunload', onBeforeUnload, { signal })
    // Only this can cancel the back button within the site: Chrome 102, Safari 26.2, Firefox 147 and later.
    window.navigation?.addEventListener('navigate', onNavigate, { signal })
    return () => controller.abort()
  }, [isActive, question])
}
