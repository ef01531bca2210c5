import type { Metadata, Viewport } from 'next'

import brand from '@/generated/brand.json'

/**
 * The icons of every page; browsers choose. The drawn one is no file: fetched beside the fonts it would hold up the
 * first picture on a slow line.
 */
export const icons: Metadata = {
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: brand.tab, type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
}

/** The colour of browser and system surfaces round the site: ink 900 of tailwind.config.ts. */
export const THEME_COLOR = '#0a1322'

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: THEME_COLOR }
