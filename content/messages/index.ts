import { mapLocales } from '@/lib/locale'
import { bindMessages } from '@/lib/message'

import { content } from '../content'

/** The words of menu, headings, buttons and footer. */
export const messages = mapLocales((locale) => bindMessages(locale, content.messages.site[locale]))

/** Labels of the carousels and the gallery. */
export const carouselMessages = content.messages.carousels

/** Texts of all datasheets. */
export const datasheetMessages = mapLocales((locale) => bindMessages(locale, content.messages.datasheet[locale]))
