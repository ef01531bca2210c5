import type { Locale } from '@/lib/locale'

import { allItems } from './catalogue'
import { carouselMessages, messages } from './messages'
import { accountDeletionMessages } from './messages/account-deletion'
import { copyByPath } from './page-copy'
import { pictureAlt } from './pictures'

/** All texts of the site in a language. */
export const allCopy = (locale: Locale) => ({
  pages: copyByPath(locale),
  messages: messages[locale],
  deletion: accountDeletionMessages[locale],
  carousels: carouselMessages[locale],
  pictures: Object.fromEntries(allItems.map(({ picture }) => [picture, { pictureAlt: pictureAlt(picture, locale) }])),
})

/** The sentences of a text that have more than three words. */
export const sentences = (text: string) =>
  text.split(/(?<=[.!?؟])\s+/).filter((sentence) => /[.!?؟]$/.test(sentence) && sentence.split(/\s+/).length > 3)
