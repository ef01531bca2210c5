import type { CatalogueItem } from '@/content/catalogue'
import { CONTENT_DATE, formatContentDate } from '@/content/content-date'
import { pictureAlt } from '@/content/pictures'
import { site } from '@/content/site'
import type { CatalogueCopy } from '@/content/types'
import type { Locale, Localized } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { houseData } from './typst/house-data'
import { isolateLatin, leftToRight } from './typst/isolate-latin'
import { shownScreens } from './typst/product-screens'

/** The specification asks for at least so many on a page. */
const FEWEST_BULLETS = 6

const listSeparators: Localized<string> = { en: ', ', ar: '، ' }

/** A sheet before it is laid out: an item of the catalogue with the title of its group. */
export interface Sheet {
  item: CatalogueItem
  groupTitle: Localized<string>
}

function checked({ kind, slug, copy: copies }: CatalogueItem, locale: Locale): CatalogueCopy {
  const copy = copies[locale]
  const { title, headline, intro, description, bullets } = copy
  const lines = { title, headline, intro, description }
  const missing = Object.entries(lines).flatMap(([name, text]) => (text.trim() ? [] : [name]))
  if (bullets.length < FEWEST_BULLETS) missing.push(`bullets (${bullets.length} of ${FEWEST_BULLETS})`)
  if (bullets.some(({ lead, text }) => !lead.trim() || !text.trim())) missing.push('words in a bullet')
  if (missing.length > 0) throw new Error(`content/${kind}/${slug}/${locale}.ts lacks ${missing.join(', ')}`)
  return copy
}

function contactsIn(locale: Locale) {
  const { phone, emails, addressLines } = site
  return [
    { icon: 'mail', text: leftToRight(emails[0]), url: `mailto:${emails[0]}` },
    { icon: 'phone', text: leftToRight(phone), url: `tel:${phone.replace(/[^+\d]/g, '')}` },
    { icon: 'pin', text: isolateLatin(addressLines[1][locale], locale), url: '' },
  ]
}

/** What the head shows, for those who do not see it: the picture, then the app's screens by name. */
function sheetAlt(item: CatalogueItem, locale: Locale): string {
  const { title } = item.copy[locale]
  const alt = pictureAlt(item.picture, locale)
  const names = shownScreens(item, locale).map(({ name }) => name)
  return names.length > 0 ? `${alt}. ${title}: ${names.join(listSeparators[locale])}` : alt
}

/** Everything the template shows of one sheet in one language. */
export function sheetData({ item, groupTitle }: Sheet, locale: Locale) {
  const copy = checked(item, locale)
  const set = (text: string) => isolateLatin(text, locale)
  const url = site.url + localizePath(locale, item.path)
  const [year, month] = CONTENT_DATE.split('-').map(Number)
  return {
    ...houseData(locale),
    documentTitle: `${copy.title} | ${site.brand[locale]}`,
    author: site.brand[locale],
    description: copy.description,
    date: { year, month },
    dateText: formatContentDate(locale),
    group: set(groupTitle[locale]),
    title: set(copy.title),
    headline: set(copy.headline),
    intro: set(copy.intro),
    bullets: copy.bullets.map(({ lead, text }) => ({ lead: set(lead), text: set(text) })),
    picture: { alt: sheetAlt(item, locale) },
    contacts: contactsIn(locale),
    page: { url, text: leftToRight(url.replace(/^https?:\/\//, '')) },
  }
}
