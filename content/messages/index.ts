import { mapLocales } from '@/lib/locale'
import { bindMessages } from '@/lib/message'

import { content } from '../content'

/** The words of menu, headings, buttons and footer. */
export const messages = mapLocales((locale) => bindMessages(locale, content.messages.site[locale]))
