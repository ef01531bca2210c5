/** @jest-environment node */
import { officeHours } from '@/content/office-hours'
import { contactPage } from '@/content/pages'
import { DAYS } from '@/content/schema/company'
import { site } from '@/content/site'
import { locales } from '@/lib/locale'

import { contactGraph } from './contact-graph'
import { nodesOf } from './graphs.fixture'

test.each(locales)('describes the local business of the contact page, %s', (locale) => {
  const [, page, breadcrumbs, business] = nodesOf(contactGraph(locale))
  expect(page).toMatchObject({ '@type': 'ContactPage', mainEntity: { '@id': business?.['@id'] } })
  expect(breadcrumbs?.itemListElement).toMatchObject([
    { position: 1 },
    { position: 2, name: contactPage[locale].breadcrumb },
  ])
  expect(business).toMatchObject({
    '@type': 'LocalBusiness',
    name: site.brand[locale],
    address: { addressCountry: 'AE' },
    openingHoursSpecification: {
      dayOfWeek: officeHours.days.map((day) => DAYS[day]),
      opens: officeHours.opens,
      closes: officeHours.closes,
    },
    parentOrganization: { '@id': `${site.url}/#organization` },
  })
})
