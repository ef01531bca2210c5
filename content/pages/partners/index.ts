import { numberSources } from '@/lib/claims'
import { mapLocales } from '@/lib/locale'

import { content } from '../../content'

export const partnersPage = mapLocales((locale) => numberSources(content.pages.partners.copy[locale]).copy)
