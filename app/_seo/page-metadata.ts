import type { Metadata } from 'next'

import { site } from '@/content/site'
import { type Locale, localeConfig, type Localized, locales, otherLocale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { markdownPath, socialCardPath } from '@/lib/page-files'

/** Size of every social card, px. */
const CARD = { width: 1200, height: 630 }

/** Values of `og:locale`. */
const OPEN_GRAPH: Localized<string> = { en: 'en_GB', ar: 'ar_AR' }

export interface PageInfo {
  locale: Locale
  /** Without the locale prefix. */
  path: string
  /** Without the brand. */
  title: string
  description: string
}

/** The canonical address of a page: absolute, without a trailing slash. */
export function absoluteUrl(locale: Locale, path: string): string {
  return `${site.url}${localizePath(locale, path)}`.replace(/\/$/, '')
}

/** The addresses of a page in all languages, by hreflang, with English as `x-default`. */
export function alternateUrls(path: string): Record<string, string> {
  const byTag = locales.map((locale) => [localeConfig[locale].tag, absoluteUrl(locale, path)])
  return { ...Object.fromEntries(byTag), 'x-default': absoluteUrl('en', path) }
}

/** Title, description, canonical address, alternates and social card of a page. */
export function pageMetadata({ locale, path, title, description }: PageInfo): Metadata {
  const brand = site.brand[locale]
  const fullTitle = `${title} | ${brand}`
  const url = absoluteUrl(locale, path)
  const card = { url: socialCardPath(path, locale), alt: title }
  return {
    metadataBase: new URL(site.url),
    title: fullTitle,
    description,
    alternates: {
      canonical: url,
      languages: alternateUrls(path),
      types: { 'text/markdown': `${site.url}${markdownPath(path, locale)}` },
    },
    openGraph: {
      type: 'website',
      siteName: brand,
      url,
      title: fullTitle,
      description,
      locale: OPEN_GRAPH[locale],
      alternateLocale: OPEN_GRAPH[otherLocale[locale]],
      images: [{ ...card, ...CARD }],
    },
    // Safari on iPhones would turn numbers, such as a tax number, into links. React expects text there and would render
    // the page again.
    formatDetection: { telephone: false, date: false, address: false, email: false },
    // X ignores the size of a card.
    twitter: { card: 'summary_large_image', title: fullTitle, description, images: [card] },
  }
}
