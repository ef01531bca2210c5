import type { Metadata, Viewport } from 'next'

import { site } from '@/content/site'
import brand from '@/generated/brand.json'

const { google, bing } = site.verification

/**
 * Icons of every page, and the tags by which search consoles know the owner. The SVG icon is a data URI: as a file it
 * would be requested together with the fonts, and would delay the first picture on a slow connection.
 */
export const metadata: Metadata = {
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: brand.tab, type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
  verification: { ...(google && { google }), ...(bing && { other: { 'msvalidate.01': bing } }) },
}

/** Colours the browser's own interface: ink 900 of tailwind.config.ts. */
export const THEME_COLOR = '#0a1322'

/** Pages fill the screen of a phone held sideways. `--spacing-gutter` keeps text clear of its camera and corners. */
export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: THEME_COLOR,
}
