import { site } from '@/content/site'
import type { Locale } from '@/lib/locale'
import { markdownPath } from '@/lib/page-files'

import { link } from './blocks'

/** A link to the twin of a page. `path` has no locale prefix. */
export const twinLink = (title: string, path: string, locale: Locale): string =>
  link(title, `${site.url}${markdownPath(path, locale)}`)
