import type { ReactNode } from 'react'
import { preload } from 'react-dom'

import { ClientNavigation } from '@/components/navigation/client-navigation'
import { messages } from '@/content/messages'
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
    // The boot script writes its findings onto <html> before React looks at it.
    <html lang={tag} dir={dir} suppressHydrationWarning>
      <head>
        {/* A page comes in one go: painted half-parsed, its header and hero would move. Chrome from 124 waits for the start of this. */}
        <link rel="expect" href="#footer" blocking="render" />
        <script id="boot" dangerouslySetInnerHTML={{ __html: startupScripts.code }} />
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
