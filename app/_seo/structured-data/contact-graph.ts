import { messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'
import { contactPage } from '@/content/pages'
import { site } from '@/content/site'
import { homeBreadcrumb } from '@/content/views/home-breadcrumb'
import type { Locale } from '@/lib/locale'

import { localBusiness, localBusinessRef } from './local-business'
import { pageGraph } from './page-graph'

/** The structured data of the contact page, with the company's address and opening hours. */
export function contactGraph(locale: Locale) {
  const { contactTitle } = messages[locale]
  const { description, breadcrumb } = contactPage[locale]
  const page = { locale, path: pagePaths.contact, title: contactTitle({ brand: site.brand[locale] }), description }
  return pageGraph(page, {
    type: 'ContactPage',
    breadcrumbs: [homeBreadcrumb(locale), { title: breadcrumb }],
    mainEntity: localBusinessRef,
    nodes: [localBusiness(locale)],
  })
}
