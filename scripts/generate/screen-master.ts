import { existsSync } from 'node:fs'

import type { Locale } from '@/lib/locale'
import { screenPicture } from '@/lib/picture-names'

/** The picture of an app screen in a language: in the product's folder, or else drawn from art/screens. */
export function screenMaster(product: string, screen: string, locale: Locale): string {
  const own = `content/products/${product}/${screen}.${locale}.webp`
  return existsSync(own) ? own : `art/masters/${screenPicture(product, screen, locale)}.webp`
}
