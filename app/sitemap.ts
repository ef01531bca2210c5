import type { MetadataRoute } from 'next'

import { absoluteUrl, alternateUrls } from '@/app/_seo/page-metadata'
import { sitePage, sitePaths } from '@/content/site-pages'
import { locales } from '@/lib/locale'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return sitePaths.flatMap((path) =>
    locales.map((locale) => ({
      url: absoluteUrl(locale, path),
      lastModified: sitePage(path).updated,
      alternates: { languages: alternateUrls(path) },
    })),
  )
}
