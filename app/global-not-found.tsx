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

// Next adds `<meta name="robots" content="noindex">` to this page.
export const metadata: Metadata = { title: `${messages.en.notFound.title} | ${site.brand.en}` }

/** In an upright window the picture is above the two texts; in others between them. */
const TALL = { media: '(max-aspect-ratio: 4/5)', sizes: 'max(100vw, 36svh)' }
const MAIN =
  'flex min-h-svh flex-col gap-10 px-gutter pb-8 broad:grid broad:grid-cols-[1fr_40vw_1fr] broad:items-center broad:gap-0 broad:pb-0'
const PICTURE =
  'h-[36svh] w-full object-cover [mask:linear-gradient(#000_70%,#0000)] broad:h-svh broad:[mask:linear-gradient(to_right,#0000,#000_30%_70%,#0000)]'

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
      <body className="dark">
        <main id="content" className={MAIN}>
          <div className="-mx-gutter broad:col-2 broad:row-1 broad:mx-0">
            <Picture
              className={PICTURE}
              name="lantern"
              alt=""
              sizes="(max-aspect-ratio: 4/5) 100vw, 178svh"
              tall={TALL}
            />
          </div>
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
