'use client'

import { useEffect, useRef } from 'react'

import { ArrowLink } from '@/components/ui/arrow-link'
import { Button } from '@/components/ui/button'
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
    <main id="content" ref={main} tabIndex={-1} className="dark grid min-h-svh content-center py-(--section)">
      <div className="wrap">
        <h1 className="text-h2">{text.title}</h1>
        <p className="mt-5">{text.text}</p>
        <p className="mt-5">
          <Button variant="gold" onClick={() => location.reload()}>
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
    </main>
  )
}
