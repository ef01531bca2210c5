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

/** An item of the catalogue with the title of its group. */
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

/** The address of the page and the edition of the text. */
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

/** Keys of texts that need no protection from a widow: the template balances headings, a lead-in ends no paragraph. */
const WIDOWS_ALLOWED = ['group', 'title', 'headline', 'heading', 'signsHeading', 'lead', 'name']

/** The value with every text in it prepared for typesetting; `kind` is read by the template only. */
function prepared<T>(value: T, locale: Locale, key = ''): T {
  if (typeof value === 'string') {
    const text = isolateLatin(value, locale)
    return (WIDOWS_ALLOWED.includes(key) ? text : preventWidow(text)) as T
  }
  if (Array.isArray(value)) return value.map((child: unknown) => prepared(child, locale)) as T
  if (typeof value !== 'object' || !value) return value
  const entries = Object.entries(value).map(([name, child]) => [
    name,
    name === 'kind' ? child : prepared(child, locale, name),
  ])
  return Object.fromEntries(entries) as T
}

/** What the template shows of one sheet in one language. */
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
    ...prepared({ group: groupTitle[locale], title, headline, intro, bullets, ...sections }, locale),
    documentTitle: `${title} | ${site.brand[locale]}`,
    author: site.brand[locale],
    description: copy.description,
    date: { year, month },
    pictureAlt: pictureAlt(item.picture, locale),
    contacts: contactsIn(locale),
  }
}
