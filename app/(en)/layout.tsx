import type { ReactNode } from 'react'

import { RootLayout } from '@/components/layout/root-layout'

import '@/app/globals.css'

export { metadata, viewport } from '@/app/_seo/document-head'

export default function Layout({ children }: { children: ReactNode }) {
  return <RootLayout locale="en">{children}</RootLayout>
}
