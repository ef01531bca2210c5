import { numberSources } from '@/lib/claims'
import { fillIn } from '@/lib/fill-in'
import { mapLocales } from '@/lib/locale'
import { bindMessages } from '@/lib/message'

import { content } from '../content'
import { site } from '../site'

export const supplierPage = mapLocales((locale) => {
  const { more, ...copy } = numberSources(content.pages.supplier.copy[locale]).copy
  return { ...bindMessages(locale, copy), more: fillIn(locale, more, { email: site.emails[0] }) }
})
