'use client'

import { useEffect, useRef } from 'react'

import type { ErrorPageMessages } from '@/content/messages/error-page'

interface ErrorPageProps {
  error: unknown
  text: ErrorPageMessages
  /** Address of the home page in the page's language. */
  home: string
}

/** Shown when a page cannot be rendered. The button and the link both load a document. */
export function ErrorPage({ error, text, home }: ErrorPageProps) {
  const main = useRef<HTMLElement>(null)

  useEffect(() => {
    console.error(error)
    main.current?.focus()
  }, [error])

  return (
    <main id="content" ref={main} tabIndex={-1} className="error-page dark">
      <div className="wrap">
        <h1>{text.title}</h1>
        <p className="lead">{text.text}</p>
        <button type="button" className="button" data-variant="gold" onClick={() => location.reload()}>
          {text.reload}
        </button>
        <p>
          {/* The target bypasses the router, whose state may be broken. */}
          <a className="arrow-link" href={home} target="_top">
            {text.home}
          </a>
        </p>
      </div>
    </main>
  )
}
