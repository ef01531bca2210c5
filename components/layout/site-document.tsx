import type { ReactNode } from 'react'
import { preload } from 'react-dom'

import { ClientNavigation } from '@/components/navigation/client-navigation'
import { messages } from '@/content/messages'
import { sectionIds } from '@/content/section-ids'
import startupScripts from '@/generated/startup-scripts.json'
import fontPreloads from '@/generated/font-preloads.json'
import { type Locale, localeFacts } from '@/lib/locale'

import { HydrationMark } from './hydration-mark'
import { SiteHeader } from './site-header'

/** The document of a language: what stays while its pages change. */
export function SiteDocument({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { tag, dir } = localeFacts[locale]
  const text = messages[locale]
  for (const font of fontPreloads[locale]) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    // The startup script sets attributes of <html> before React hydrates it.
    <html lang={tag} dir={dir} suppressHydrationWarning>
      <head>
        {/* The first paint waits for the parser to reach the footer (Chrome 124): half-parsed, header and hero would shift. */}
        <link rel="expect" href={`#${sectionIds.footer}`} blocking="render" />
        <script dangerouslySetInnerHTML={{ __html: startupScripts.document }} />
      </head>
      <body>
        <a className="skip-link" href="#content">
          {text.skipToContent}
        </a>
        <SiteHeader locale={locale} />
        {children}
        <ClientNavigation loadingLabel={text.loading} />
        <HydrationMark />
      </body>
    </html>
  )
}
