import { mapLocales } from '@/lib/locale'
import { bindMessages } from '@/lib/message'

import { content } from '../../content'

/** The texts of the company profile alone. Its other texts come from the pages of the site. */
export const profile = mapLocales((locale) => bindMessages(locale, content.pages.profile.copy[locale]))
