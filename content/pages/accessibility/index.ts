import { mapLocales } from '@/lib/locale'
import { bindMessages } from '@/lib/message'

import { content } from '../../content'
import { site } from '../../site'
import { fillIn } from '../fill-in'

export const accessibilityPage = mapLocales((locale) => {
  const { conformance, allPages, ...document } = content.pages.accessibility.copy[locale]
  return {
    ...fillIn(locale, document, { email: site.emails[0] }),
    conformance: bindMessages(locale, conformance),
    allPages,
  }
})
