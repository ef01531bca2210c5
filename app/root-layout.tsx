import type { ReactNode } from 'react'
import { preload } from 'react-dom'

import { HydrationNotifier } from '@/components/layout/hydration-notifier'
import { SiteHeader } from '@/components/layout/site-header'
import { VisitCounter } from '@/components/layout/visit-counter'
import { ClientNavigation } from '@/components/navigation/client-navigation'
import { content } from '@/content/content'
import { messages } from '@/content/messages'
import { ownerDocuments } from '@/content/owner-documents'
import { deletionPaths } from '@/content/page-paths'
import { site } from '@/content/site'
import startupScripts from '@/generated/startup-scripts.json'
import { type Locale, localeConfig } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { sectionIds } from '@/lib/section-ids'

import fontPreloads from './font-preloads.json'

/** The last days of the owner's documents, for lib/startup/lapsed.ts; undefined if there are none. */
const lastDays =
  [...new Set(ownerDocuments(content.owner.company).map(({ expires }) => expires))].sort().join(' ') || undefined

/** The root layout of a language: the document, the header and everything else that stays mounted between pages. */
export function RootLayout({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { tag, dir } = localeConfig[locale]
  const text = messages[locale]
  for (const font of fontPreloads[locale]) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    // The startup script sets attributes of <html> before hydration, hence suppressHydrationWarning.
    <html lang={tag} dir={dir} data-last-days={lastDays} suppressHydrationWarning>
      <head>
        {/* Delays the first paint until the footer is parsed (Chrome 124). Before that, header and hero shift. */}
        <link rel="expect" href={`#${sectionIds.footer}`} blocking="render" />
        {/* A file rather than inline code: it saves bytes in every page, and its request delays nothing. */}
        <script async src={startupScripts.startup} />
      </head>
      <body>
        {/* Before all landmarks, as in the GOV.UK design system: the header's first link is the brand. */}
        <a
          className="fixed start-gutter top-3 z-100 bg-brand-400 px-5 py-3 font-strong text-ink-900 not-focus:-translate-y-[200%] print:hidden"
          href="#content"
        >
          {text.skipToContent}
        </a>
        <SiteHeader locale={locale} />
        {children}
        <ClientNavigation loadingLabel={text.loading} />
        {site.analytics && (
          <VisitCounter
            src={site.analytics.url}
            attributes={site.analytics.attributes}
            except={Object.values(deletionPaths).map((path) => localizePath(locale, path))}
          />
        )}
        <HydrationNotifier />
      </body>
    </html>
  )
}
