import type { Metadata } from 'next'

import { NotFoundMessage } from '@/components/sections/not-found/not-found-message'
import { Picture } from '@/components/ui/picture'
import { messages } from '@/content/messages'
import { site } from '@/content/site'
import { pagePaths } from '@/content/page-paths'
import startupScripts from '@/generated/startup-scripts.json'
import { localizePath } from '@/lib/localize-path'
import { localeConfig, locales } from '@/lib/locale'

import './globals.css'
import '@/components/sections/not-found/not-found.css'

// Next adds `<meta name="robots" content="noindex">` to this page.
export const metadata: Metadata = { title: `${messages.en.notFound.title} | ${site.brand.en}` }

/** In an upright window the picture stands above the text. */
const TALL = { media: '(max-aspect-ratio: 4/5)', sizes: 'max(100vw, 36svh)' }

/** The 404.html of both languages. A script redirects to the home page; without JavaScript, `<meta>` does. */
export default function GlobalNotFound() {
  return (
    <html lang={localeConfig.en.tag} dir={localeConfig.en.dir} suppressHydrationWarning>
      <head>
        <script async src={startupScripts.notFound} />
        <noscript>
          <meta httpEquiv="refresh" content="0; url=/" />
        </noscript>
      </head>
      <body className="not-found dark">
        <main id="content" className="min-h-svh px-gutter">
          <Picture name="lantern" alt="" sizes="(max-aspect-ratio: 4/5) 100vw, 178svh" tall={TALL} />
          {locales.map((locale, index) => (
            <NotFoundMessage
              key={locale}
              locale={locale}
              heading={index === 0 ? 'h1' : 'h2'}
              text={messages[locale].notFound}
              home={localizePath(locale, pagePaths.home)}
              brand={{ name: site.brand[locale], logoUrl: site.logoUrl }}
            />
          ))}
        </main>
      </body>
    </html>
  )
}
