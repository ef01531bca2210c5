import type { Metadata } from 'next'

import { site } from '@/content/site'

import { localizePath } from '@/lib/localize-path'
import { type Locale, localeFacts, locales, otherLocale } from '@/lib/locale'
import { socialCardPath } from '@/lib/page-files'

/** Size of the card for social networks, px. */
const CARD = { width: 1200, height: 630 }

interface PageFacts {
  locale: Locale
  /** Without the language's prefix. */
  path: string
  /** Of the page alone: the brand is added. */
  title: string
  description: string
}

/** The one address of a page in a language: absolute, without a trailing slash, the root included. */
export function absoluteUrl(locale: Locale, path: string): string {
  return `${site.url}${localizePath(locale, path)}`.replace(/\/$/, '')
}

/** The addresses of a page in every language by hreflang, English as the default; the same on all of them. */
export function alternateUrls(path: string): Record<string, string> {
  const byTag = locales.map((locale) => [localeFacts[locale].tag, absoluteUrl(locale, path)])
  return { ...Object.fromEntries(byTag), 'x-default': absoluteUrl('en', path) }
}

/** Everything in the head of a page that says what it is: for search engines and social networks. */
export function pageMetadata({ locale, path, title, description }: PageFacts): Metadata {
  const brand = site.brand[locale]
  const fullTitle = `${title} | ${brand}`
  const url = absoluteUrl(locale, path)
  const images = [{ url: socialCardPath(path, locale), ...CARD, alt: title, type: 'image/jpeg' }]
  return {
    metadataBase: new URL(site.url),
    title: fullTitle,
    description,
    alternates: { canonical: url, languages: alternateUrls(path) },
    openGraph: {
      type: 'website',
      siteName: brand,
      url,
      title: fullTitle,
      description,
      locale: localeFacts[locale].openGraph,
      alternateLocale: localeFacts[otherLocale[locale]].openGraph,
      images,
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description, images },
  }
}
