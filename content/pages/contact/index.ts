import { numberSources } from '@/lib/claims'
import { mapLocales } from '@/lib/locale'

import { content } from '../../content'

export const contactPage = mapLocales((locale) => numberSources(content.pages.contact.copy[locale]).copy)
