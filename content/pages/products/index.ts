import { mapLocales } from '@/lib/locale'

import { numberSources } from '@/lib/claims'
import { content } from '../../content'

export const productsPage = mapLocales((locale) => numberSources(content.pages.products.copy[locale]).copy)
