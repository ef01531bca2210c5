import { messages } from '@/content/messages'
import { contactPage } from '@/content/pages/contact'
import { site } from '@/content/site'
import { pagePaths } from '@/content/site-paths'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { localBusiness, localBusinessRef } from './local-business'
import { pageGraph } from './page-graph'

/** The structured data of the contact page: where and when the company can be reached. */
export function contactGraph(locale: Locale) {
  const { navigation, contactTitle } = messages[locale]
  const { description, crumb } = contactPage[locale]
  const page = { locale, path: pagePaths.contact, title: contactTitle(site.brand[locale]), description }
  return pageGraph(page, {
    type: 'ContactPage',
    trail: [{ title: navigation.home, href: localizePath(locale, pagePaths.home) }, { title: crumb }],
    mainEntity: localBusinessRef,
    nodes: [localBusiness(locale)],
  })
}
