'use client'

import { useEffect, useRef } from 'react'

import { ArrowLink } from '@/components/ui/arrow-link'
import { Button } from '@/components/ui/button'
import type { ErrorPageMessages } from '@/content/messages/error-page'
import { lastNavigation } from '@/lib/last-navigation'

/** Loads a page of the site, its address being there already or not. */
function loadDocument(page: string) {
  const { pathname, search } = new URL(page, location.href)
  if (pathname === location.pathname && search === location.search) location.reload()
  else location.assign(page)
}

interface ErrorPageProps {
  error: unknown
  text: ErrorPageMessages
  /** Address of the home page in the page's language. */
  home: string
}

/**
 * Shown when a page cannot be rendered. The button and the link both load a document. After a navigation by the router,
 * whose data may have been cut off on the way, the page is first loaded as a document, once.
 */
export function ErrorPage({ error, text, home }: ErrorPageProps) {
  const main = useRef<HTMLElement>(null)
  const page = lastNavigation()

  useEffect(() => {
    console.error(error)
    if (page) loadDocument(page)
    else main.current?.focus()
  }, [error, page])

  return (
    <main id="content" ref={main} tabIndex={-1} className="dark grid min-h-svh content-center py-section">
      {!page && (
        <div className="wrap">
          <h1 className="text-h2">{text.title}</h1>
          <p className="mt-5">{text.text}</p>
          <p className="mt-5">
            <Button variant="primary" onClick={() => location.reload()}>
              {text.reload}
            </Button>
          </p>
          <p className="mt-5">
            {/* The target bypasses the router, whose state may be broken. */}
            <ArrowLink href={home} target="_top">
              {text.home}
            </ArrowLink>
          </p>
        </div>
      )}
    </main>
  )
}
