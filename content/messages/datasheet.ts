import { mapLocales } from '@/lib/locale'
import { bindMessages } from '@/lib/message'

import { content } from '../content'

/** Texts of all datasheets. */
export const datasheetMessages = mapLocales((locale) => bindMessages(locale, content.messages.datasheet[locale]))
