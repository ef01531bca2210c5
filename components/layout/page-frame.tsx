import type { ReactNode } from 'react'

import { SiteFooter, type SiteFooterProps } from './site-footer'

interface PageFrameProps extends SiteFooterProps {
  /** A page without dark art at its top starts with the solid header. */
  header?: 'over-art' | 'solid'
  children: ReactNode
}

/** A page between the header, which stays, and the footer, which depends on how the page ends. */
export function PageFrame({ header = 'over-art', children, ...footer }: PageFrameProps) {
  return (
    <>
      <main id="content" tabIndex={-1} data-header={header}>
        {children}
      </main>
      <SiteFooter {...footer} />
    </>
  )
}
