import { writeFile } from 'node:fs/promises'

import { catalogue } from '@/content/catalogue'
import { content } from '@/content/content'
import { profile } from '@/content/pages'
import type { PictureName } from '@/content/pictures'
import { site } from '@/content/site'
import { pagePaths } from '@/content/site-paths'
import { type Locale, localeConfig, locales } from '@/lib/locale'
import { profilePath } from '@/lib/page-files'

import { HEAD_PICTURE } from './datasheets'
import { documentData, prepared } from './document-data'
import { leftToRight } from './isolate-latin'
import { makeOutputs, type Output } from './outputs'
import { profileWords } from './profile-words'

const PAGES = 12
const COVER: PictureName = 'vision'
const CONTACT: PictureName = 'towers'
const COVER_PICTURE = { ...HEAD_PICTURE, width: 168, readableWidth: 168, height: 186, tile: 186 / 16 }

/** The company's data as table rows, without what the owner has not set. */
function companyRows(locale: Locale) {
  const { company } = profile[locale]
  const address = site.addressLines.map((line) => line[locale]).join(localeConfig[locale].comma)
  return [
    { name: company.brand, text: site.brand[locale] },
    { name: company.legalName, text: site.legalName[locale] },
    { name: company.licence, text: site.licenceNumber && leftToRight(site.licenceNumber) },
    { name: company.taxNumber, text: site.taxNumber && leftToRight(site.taxNumber) },
    { name: company.address, text: address },
    { name: company.phone, text: leftToRight(site.phone) },
    { name: company.email, text: site.emails.map(leftToRight).join(' · ') },
    { name: company.website, text: leftToRight(site.url.replace(/^https?:\/\//, '')) },
  ].filter(({ text }) => text)
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

function companyProfile(locale: Locale): Output {
  const file = `public${profilePath(locale)}`
  const groups = [...catalogue.services, ...catalogue.products]
  return {
    files: [file],
    template: 'profile.typ',
    data: () => profileData(locale),
    pictures: [
      { ...COVER_PICTURE, picture: COVER, locale },
      ...[...groups.map(({ picture }) => picture), CONTACT].map((picture) => ({ ...HEAD_PICTURE, picture, locale })),
    ],
    async save({ pages, pdf }) {
      if (pages !== PAGES) throw new Error(`${pages} pages instead of ${PAGES}: the words do not fit`)
      await writeFile(file, await pdf())
    },
  }
}

export async function generateProfile(): Promise<void> {
  await makeOutputs('company profile', locales.map(companyProfile), [])
}
