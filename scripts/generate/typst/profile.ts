import { catalogue } from '@/content/catalogue'
import { factsOf } from '@/content/company'
import { content } from '@/content/content'
import { messages } from '@/content/messages'
import { profile } from '@/content/pages'
import { site } from '@/content/site'
import { pagePaths } from '@/content/page-paths'
import { type Locale, localeConfig } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { profilePath } from '@/lib/page-files'

import { HEAD_PICTURE } from './datasheets'
import { documentData, prepared } from './document-data'
import { leftToRight } from './isolate-latin'
import type { Output } from './outputs'
import { profileWords } from './profile-words'

const COVER_PICTURE = { ...HEAD_PICTURE, width: 168, readableWidth: 168, height: 186, tile: 186 / 16 }

/** What the table has room for, on two of the pages. The rest is on /supplier. */
const FACTS = ['legalName', 'licence', 'taxNumber'] as const

/** The company's data as table rows. */
function companyRows(locale: Locale) {
  const { company } = profile[locale]
  const address = site.addressLines.map((line) => line[locale]).join(localeConfig[locale].comma)
  const supplier = site.url + localizePath(locale, pagePaths.supplier)
  return [
    { name: company.brand, text: site.brand[locale] },
    ...factsOf(FACTS, locale),
    { name: company.address, text: address },
    { name: company.phone, text: leftToRight(site.phone) },
    { name: company.email, text: site.emails.map(leftToRight).join(' · ') },
    { name: company.website, text: leftToRight(site.url.replace(/^https?:\/\//, '')) },
    { name: messages[locale].company.supplier, text: leftToRight(supplier.replace(/^https?:\/\//, '')) },
  ]
}

export function profileData(locale: Locale) {
  const { title, description, coverAlt, scan, company } = profile[locale]
  const words = { ...profileWords(locale), company: { heading: company.heading, rows: companyRows(locale) } }
  const shared = documentData(
    { title, description, path: pagePaths.contact, updated: content.pages.profile.meta.updated },
    locale,
  )
  return {
    ...shared,
    ...prepared(words, locale),
    page: { ...shared.page, label: scan },
    coverAlt,
  }
}

export function companyProfile(locale: Locale): Output {
  const file = `public${profilePath(locale)}`
  const groups = [...catalogue.services, ...catalogue.products].map(({ picture }) => picture)
  return {
    files: [file],
    template: 'profile.typ',
    data: () => profileData(locale),
    pictures: [
      { ...COVER_PICTURE, picture: 'vision', locale },
      ...[...groups, 'tower' as const].map((picture) => ({ ...HEAD_PICTURE, picture, locale })),
    ],
    render: async ({ pdf }) => [await pdf()],
  }
}
