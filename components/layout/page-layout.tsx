import type { ReactNode } from 'react'

import { SiteFooter, type SiteFooterProps } from './site-footer'

interface PageLayoutProps extends SiteFooterProps {
  /** The header before scrolling. A transparent header needs a dark picture below it. */
  header?: 'transparent' | 'solid'
  children: ReactNode
}

/** A page's main content and the footer. The header is in the root layout, which stays mounted between pages. */
export function PageLayout({ header = 'transparent', children, ...footer }: PageLayoutProps) {
  return (
    <>
      <main id="content" tabIndex={-1} data-header={header}>
        {children}
      </main>
      <SiteFooter {...footer} />
    </>
  )
}
