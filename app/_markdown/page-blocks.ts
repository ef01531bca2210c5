import { copyByPath } from '@/content/page-copy'
import { privacyPage } from '@/content/pages/privacy'
import { pagePaths } from '@/content/page-paths'
import type { Locale } from '@/lib/locale'

import { accessibilityBlocks, deletionBlocks, documentBlocks } from './document-blocks'
import { aboutBlocks, contactBlocks, homeBlocks, partnersBlocks } from './introduction-blocks'
import { overviewBlocks, sampleIndexBlocks } from './overview-blocks'
import { supplierBlocks } from './supplier-blocks'

/** The blocks below the title of a page that is neither a service nor a product. */
export function pageBlocks(path: string, locale: Locale): string[] {
  const copies = copyByPath(locale)
  const blocks: Readonly<Record<string, () => string[]>> = {
    [pagePaths.home]: () => homeBlocks(locale),
    [pagePaths.services]: () => overviewBlocks('services', locale),
    [pagePaths.products]: () => overviewBlocks('products', locale),
    [pagePaths.partners]: () => partnersBlocks(locale),
    [pagePaths.about]: () => aboutBlocks(locale),
    [pagePaths.contact]: () => contactBlocks(locale),
    [pagePaths.swinAccount]: () => deletionBlocks(copies[pagePaths.swinAccount]),
    [pagePaths.lahfaAccount]: () => deletionBlocks(copies[pagePaths.lahfaAccount]),
    [pagePaths.supplier]: () => supplierBlocks(locale),
    [pagePaths.samples]: () => sampleIndexBlocks(locale),
    [pagePaths.privacy]: () => documentBlocks(privacyPage[locale], locale),
    [pagePaths.accessibility]: () => accessibilityBlocks(locale),
  }
  return blocks[path]?.() ?? []
}
