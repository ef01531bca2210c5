import type { MetadataRoute } from 'next'

import { homePage } from '@/content/pages'
import { site } from '@/content/site'
import { localeConfig } from '@/lib/locale'

import { THEME_COLOR } from './_seo/document-head'

export const dynamic = 'force-static'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.brand.en,
    short_name: site.brand.en.split(' ')[0],
    description: homePage.en.description,
    lang: localeConfig.en.tag,
    dir: localeConfig.en.dir,
    start_url: '/',
    display: 'browser',
    background_color: THEME_COLOR,
    theme_color: THEME_COLOR,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
