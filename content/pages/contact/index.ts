import { mapLocales } from '@/lib/locale'

import { numberSources } from '@/lib/claims'
import { content } from '../../content'

export const contactPage = mapLocales((locale) => numberSources(content.pages.contact.copy[locale]).copy)
