import type { Metadata, Viewport } from 'next'

/** The icons of every page; browsers choose. */
export const icons: Metadata = {
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#0a1322' }
