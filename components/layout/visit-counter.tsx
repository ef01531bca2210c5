'use client'

import { useEffect } from 'react'

import { linkAt } from '@/lib/link-at'
import { whenIdle } from '@/lib/when-idle'

interface VisitCounterProps {
  /** The address of the owner's script. */
  src: string
  attributes: Readonly<Record<string, string>>
  /** Pages on which it never runs. Their policy forbids it too. */
  except: readonly string[]
}

/** Loads the owner's script that counts visits, once the page is idle. */
export function VisitCounter({ src, attributes, except }: VisitCounterProps) {
  useEffect(() => {
    // The policy of the first page stays in force until a document is loaded.
    if (except.includes(window.location.pathname)) return
    const cancel = whenIdle(() => {
      const script = Object.assign(document.createElement('script'), { src, async: true })
      for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
      document.head.append(script)
    })
    // The script would keep running after an in-app navigation, so the browser must load these pages as documents. This
    // listener runs before the router's.
    const letBrowserFollow = (event: MouseEvent) => {
      const link = linkAt(event)
      if (link && except.includes(link.pathname)) event.stopPropagation()
    }
    window.addEventListener('click', letBrowserFollow, { capture: true })
    return () => {
      cancel()
      window.removeEventListener('click', letBrowserFollow, { capture: true })
    }
  }, [src, attributes, except])
  return null
}
