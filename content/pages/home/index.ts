import { numberSources } from '@/lib/claims'
import { mapLocales } from '@/lib/locale'
import { bindMessages } from '@/lib/message'

import { content } from '../../content'

export const homePage = mapLocales((locale) =>
  bindMessages(locale, numberSources(content.pages.home.copy[locale]).copy),
)
