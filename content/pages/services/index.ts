import { numberSources } from '@/lib/claims'
import { mapLocales } from '@/lib/locale'

import { content } from '../../content'

export const servicesPage = mapLocales((locale) => numberSources(content.pages.services.copy[locale]).copy)
