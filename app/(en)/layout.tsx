import type { ReactNode } from 'react'

import { SiteDocument } from '@/components/layout/site-document'

import '@/app/globals.css'

export { icons as metadata, viewport } from '@/app/_routes/document-head'

export default function Layout({ children }: { children: ReactNode }) {
  return <SiteDocument locale="en">{children}</SiteDocument>
}
