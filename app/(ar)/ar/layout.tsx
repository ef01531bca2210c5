import type { ReactNode } from 'react'

import { RootLayout } from '@/app/root-layout'

import '@/app/globals.css'

export { metadata, viewport } from '@/app/_seo/document-head'

export default function Layout({ children }: { children: ReactNode }) {
  return <RootLayout locale="ar">{children}</RootLayout>
}
