import { mapLocales } from '@/lib/locale'
import { bindMessages } from '@/lib/message'

import { content } from '../../content'

/** What only the company profile says; the rest of it comes from the pages of the site. */
export const profile = mapLocales((locale) => bindMessages(locale, content.pages.profile.copy[locale]))
