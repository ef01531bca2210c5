import type { MetadataRoute } from 'next'

import { changedOn } from '@/content/page-dates'
import { sitePaths } from '@/content/site-paths'
import { locales } from '@/lib/locale'
import { absoluteUrl, alternateUrls } from '@/app/_seo/page-metadata'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return sitePaths.flatMap((path) =>
    locales.map((locale) => ({
      url: absoluteUrl(locale, path),
      lastModified: changedOn(path),
      alternates: { languages: alternateUrls(path) },
    })),
  )
}
