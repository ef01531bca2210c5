import type { CatalogueItem } from '@/content/catalogue'
import { CONTENT_DATE, CONTENT_VERSION, formatContentDate } from '@/content/content-date'
import { datasheetMessages } from '@/content/messages/datasheet'
import { pictureAlt } from '@/content/pictures'
import { site } from '@/content/site'
import type { ProductCopy, ServiceCopy } from '@/content/types'
import type { Locale, Localized } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { phoneHref } from '@/lib/phone-href'

import { colours, commonData } from './common-data'
import { checkWords } from './datasheet-check'
import { productSections, serviceSections } from './datasheet-sections'
import { isolateLatin, leftToRight } from './isolate-latin'
import { preventWidow } from './prevent-widow'
import { qrSvg } from './qr-code'

/** A sheet before it is laid out: an item of the catalogue with the title of its group. */
export interface Sheet {
  item: CatalogueItem
  groupTitle: Localized<string>
}

function contactsIn(locale: Locale) {
  const { phone, emails, addressLines } = site
  return [
    { icon: 'mail', text: leftToRight(emails[0]), url: `mailto:${emails[0]}` },
    { icon: 'phone', text: leftToRight(phone), url: phoneHref(phone) },
    { icon: 'pin', text: isolateLatin(addressLines[1][locale], locale), url: '' },
  ]
}

/** What the sheet says of its page: the address, and the edition that was printed. */
function pageData(path: string, locale: Locale) {
  const words = datasheetMessages[locale]
  const url = site.url + localizePath(locale, path)
  return {
    edition: isolateLatin(words.edition(CONTENT_VERSION, formatContentDate(locale)), locale),
    page: {
      url,
      text: leftToRight(url.replace(/^https?:\/\//, '')),
      label: isolateLatin(words.online, locale),
      qr: qrSvg(url, colours.ink),
      qrAlt: words.codeAlt(url),
    },
  }
}

/** Headings are balanced by the template, and a lead-in is no end of a paragraph. */
const UNTIED = ['group', 'title', 'headline', 'heading', 'signsHeading', 'lead', 'name']

/** The same value with every text in it set for the language; `kind` is the template's word, not the reader's. */
function typeset<T>(value: T, locale: Locale, key = ''): T {
  if (typeof value === 'string') {
    const text = isolateLatin(value, locale)
    return (UNTIED.includes(key) ? text : preventWidow(text)) as T
  }
  if (Array.isArray(value)) return value.map((child: unknown) => typeset(child, locale)) as T
  if (typeof value !== 'object' || !value) return value
  const entries = Object.entries(value).map(([name, child]) => [
    name,
    name === 'kind' ? child : typeset(child, locale, name),
  ])
  return Object.fromEntries(entries) as T
}

/** Everything the template shows of one sheet in one language. */
export function sheetData({ item, groupTitle }: Sheet, locale: Locale) {
  checkWords(item, locale)
  const copy = item.copy[locale]
  const { title, headline, intro, bullets } = copy
  const sections =
    item.kind === 'services'
      ? serviceSections(copy as ServiceCopy, locale)
      : productSections(copy as ProductCopy, locale)
  const [year, month] = CONTENT_DATE.split('-').map(Number)
  return {
    ...commonData(locale),
    ...pageData(item.path, locale),
    ...typeset({ group: groupTitle[locale], title, headline, intro, bullets, ...sections }, locale),
    documentTitle: `${title} | ${site.brand[locale]}`,
    author: site.brand[locale],
    description: copy.description,
    date: { year, month },
    pictureAlt: pictureAlt(item.picture, locale),
    contacts: contactsIn(locale),
  }
}
