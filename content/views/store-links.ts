import { messages } from '@/content/messages'
import { site } from '@/content/site'
import type { Store } from '@/content/types'
import type { Locale } from '@/lib/locale'

const addresses: Readonly<Record<string, Partial<Record<Store, string>>>> = site.stores

/** The store buttons of a product. An address that the owner has not set is empty. */
export function storeLinks(slug: string, stores: readonly Store[], locale: Locale) {
  const { downloadIos, downloadAndroid } = messages[locale].catalogue
  const labels = { ios: downloadIos, android: downloadAndroid }
  return stores.map((store) => ({ store, label: labels[store], href: addresses[slug]?.[store] ?? '' }))
}
