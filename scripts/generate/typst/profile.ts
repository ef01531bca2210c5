import { writeFile } from 'node:fs/promises'

import { catalogue, type CatalogueGroup, catalogueItem, catalogueItems, type CatalogueKind } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { contactPage } from '@/content/pages/contact'
import { homePage } from '@/content/pages/home'
import { profile } from '@/content/pages/profile'
import { partners } from '@/content/partners'
import type { PictureName } from '@/content/pictures'
import { site } from '@/content/site'
import { pagePaths } from '@/content/site-paths'
import type { ProductCopy, ServiceCopy } from '@/content/types'
import { type Locale, locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { profilePath } from '@/lib/page-files'

import { HEAD_PICTURE } from './datasheets'
import { documentData, prepared } from './document-data'
import { leftToRight } from './isolate-latin'
import { makeOutputs, type Output } from './outputs'

const PAGES = 12
const COVER: PictureName = 'vision'
const CONTACT: PictureName = 'towers'
const COVER_PICTURE = { ...HEAD_PICTURE, width: 168, readableWidth: 168, height: 186, tile: 186 / 16 }

/** The service whose steps show how a project runs. */
const EXAMPLE = 'erp-solutions'

/** A page has room for the introductions of this many services or products; of more it has the descriptions. */
const MAX_WITH_INTRO = 3

const names = (items: readonly { name: string }[]) => items.map(({ name }) => name).join('\u00a0· ')

function groupData<Kind extends CatalogueKind>(kind: Kind, group: CatalogueGroup<Kind>, locale: Locale) {
  const { services, products } = messages[locale].sections
  const listed = (copy: ServiceCopy & ProductCopy) =>
    kind === 'services'
      ? [{ name: services.deliverables, items: copy.deliverables.slice(0, group.items.length > 5 ? 2 : 3) }]
      : [
          { name: products.modules, items: copy.modules.map(({ name }) => name) },
          { name: products.platforms, items: copy.platforms.map(({ name }) => name) },
        ]
  return {
    kicker: messages[locale].footer[kind === 'services' ? 'ourServices' : 'ourProducts'],
    title: group.copy[locale].title,
    text: group.copy[locale].summary,
    items: group.items.map(({ copy, path }) => {
      const { title, headline, intro, description } = copy[locale]
      const lists = listed(copy[locale] as ServiceCopy & ProductCopy)
      const text = group.items.length > MAX_WITH_INTRO ? description : intro
      return { url: site.url + localizePath(locale, path), title, headline, text, lists }
    }),
  }
}

/** The company's data as rows of a table; what the owner has not set is left out. */
function companyRows(locale: Locale) {
  const { company } = profile[locale]
  const address = site.addressLines.map((line) => line[locale]).join(locale === 'ar' ? '، ' : ', ')
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

/** What the template shows of the profile in one language. */
export function profileData(locale: Locale) {
  const { title, description, contents, figures, about, company, howWeWork, example, standards, ask, scan } =
    profile[locale]
  const { vision, mission, visionStatement, values, partners: ours } = homePage[locale]
  const { footer } = messages[locale]
  const { heading, hours, pictureAlt } = contactPage[locale]
  const sample = catalogueItem('services', EXAMPLE).copy[locale] as ServiceCopy
  const services = catalogueItems('services')
  const words = {
    title,
    contents,
    lead: footer.description,
    about,
    vision: { title: vision.title, text: vision.description },
    statements: [mission, visionStatement].map((statement) => ({ name: statement.title, text: statement.text })),
    figures: [
      { number: String(services.length), text: figures.services },
      { number: String(catalogueItems('products').length), text: figures.products },
      { number: locale === 'ar' ? leftToRight('+5') : '5+', text: figures.years },
      { number: '2', text: figures.languages },
    ],
    partners: { name: ours.title, text: ours.subtitle, names: names(partners) },
    howWeWork,
    principles: [...vision.features, ...values.items].map((item) => ({ name: item.title, text: item.description })),
    example: { heading: example(sample.title), steps: sample.steps },
    groups: [
      ...catalogue.services.map((group) => groupData('services', group, locale)),
      ...catalogue.products.map((group) => groupData('products', group, locale)),
    ],
    standards: {
      ...standards,
      items: services.map(({ copy }) => {
        return { name: copy[locale].title, text: names((copy[locale] as ServiceCopy).standards) }
      }),
    },
    ask,
    contact: { group: site.brand[locale], title: heading, name: hours.title, text: hours.text, alt: pictureAlt },
    company: { heading: company.heading, rows: companyRows(locale) },
  }
  const shared = documentData({ title, description, path: pagePaths.contact }, locale)
  return {
    ...shared,
    ...prepared(words, locale),
    page: { ...shared.page, label: scan },
    coverAlt: vision.pictureAlt,
  }
}

/** The profile of the company in one language. */
export function companyProfile(locale: Locale): Output {
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
      await writeFile(file, pdf())
    },
  }
}

/** Makes the company profile in each language. */
export async function generateProfile(): Promise<void> {
  await makeOutputs('company profile', locales.map(companyProfile), [])
}
