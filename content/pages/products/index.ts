import { numberSources } from '@/lib/claims'
import { mapLocales } from '@/lib/locale'

import { content } from '../../content'

export const productsPage = mapLocales((locale) => numberSources(content.pages.products.copy[locale]).copy)
