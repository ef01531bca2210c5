'use client'

import Link, { useLinkStatus } from 'next/link'
import { type ComponentProps, useEffect, useState } from 'react'

import { navigationStarted } from '@/lib/pending-navigation'

/** Inside the link, as the hook demands: tells the spinner while the page it leads to is on its way. */
function PendingMark() {
  const { pending } = useLinkStatus()
  useEffect(() => (pending ? navigationStarted() : undefined), [pending])
  return null
}

/**
 * A link to a page of the site in the same language. It fetches its page only when the visitor points at it:
 * the framework's own way, on sight, would fetch the whole menu.
 */
export function SiteLink({ children, ...props }: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const [isPointedAt, setPointedAt] = useState(false)
  const point = () => setPointedAt(true)
  return (
    <Link
      {...props}
      prefetch={isPointedAt ? null : false}
      onMouseEnter={(event) => {
        point()
        props.onMouseEnter?.(event)
      }}
      onTouchStart={(event) => {
        point()
        props.onTouchStart?.(event)
      }}
      onFocus={(event) => {
        point()
        props.onFocus?.(event)
      }}
    >
      {children}
      <PendingMark />
    </Link>
  )
}
