'use client'

import { ErrorPage } from '@/components/sections/error-page/error-page'
import { errorPageMessages } from '@/content/messages/error-page'
import { localizePath, localeOfPath } from '@/lib/localize-path'
import { localeConfig } from '@/lib/locale'

import './globals.css'

/** Replaces the whole document when the root layout fails to render. */
export default function GlobalError({ error }: { error: unknown }) {
  const locale = typeof location === 'undefined' ? 'en' : localeOfPath(location.pathname)
  const { tag, dir } = localeConfig[locale]
  return (
    <html lang={tag} dir={dir}>
      <head>
        <title>{errorPageMessages[locale].title}</title>
      </head>
      <body>
        <ErrorPage error={error} text={errorPageMessages[locale]} home={localizePath(locale, '/')} />
      </body>
    </html>
  )
}
