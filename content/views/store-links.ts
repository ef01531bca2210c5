import { messages } from '@/content/messages'
import { storeAddresses } from '@/content/site'
import type { Locale } from '@/lib/locale'

/** The store buttons of a product. An address that the owner has not set is empty. */
export function storeLinks(product: string, locale: Locale) {
  const { downloadIos, downloadAndroid } = messages[locale].catalogue
  const labels = { ios: downloadIos, android: downloadAndroid }
  return storeAddresses(product).map(({ store, href }) => ({ store, label: labels[store], href }))
}
