import { messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'
import { contactPage } from '@/content/pages'
import { site } from '@/content/site'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { localBusiness, localBusinessRef } from './local-business'
import { pageGraph } from './page-graph'

/** The structured data of the contact page, with the company's address and opening hours. */
export function contactGraph(locale: Locale) {
  const { navigation, contactTitle } = messages[locale]
  const { description, breadcrumb } = contactPage[locale]
  const page = { locale, path: pagePaths.contact, title: contactTitle({ brand: site.brand[locale] }), description }
  return pageGraph(page, {
    type: 'ContactPage',
    breadcrumbs: [{ title: navigation.home, href: localizePath(locale, pagePaths.home) }, { title: breadcrumb }],
    mainEntity: localBusinessRef,
    nodes: [localBusiness(locale)],
  })
}
