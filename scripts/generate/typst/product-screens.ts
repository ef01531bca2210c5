import { existsSync } from 'node:fs'

import type { CatalogueItem } from '@/content/catalogue'
import { pictureFacts } from '@/content/pictures'
import type { ProductEntry } from '@/content/types'
import { products } from '@/generated/products'
import type { Locale } from '@/lib/locale'

import { screenMaster } from '../screen-master'

interface Screen {
  name: string
  /** Its master, drawn in the page's language. */
  file: string
}

/** As many as stand beside each other on a product's page. */
const SHOWN = 2

/** The app screens that stand before a product's picture; none where the picture itself shows phones. */
export function shownScreens(item: CatalogueItem, locale: Locale): Screen[] {
  if (item.kind !== 'products' || pictureFacts(item.picture).readable) return []
  const entry = (products as Readonly<Record<string, ProductEntry>>)[item.slug]
  if (!entry) throw new Error('content/products has no such product')
  return entry.screens.slice(0, SHOWN).map((screen) => {
    const file = screenMaster(item.slug, screen, locale)
    const name = entry.copy[locale].screens[screen]?.name
    if (!name) throw new Error(`the screen "${screen}" has no name`)
    if (!existsSync(file)) throw new Error(`the screen "${screen}" has no master ${file}`)
    return { name, file }
  })
}
