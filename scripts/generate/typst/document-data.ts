import { content } from '@/content/content'
import { datasheetMessages } from '@/content/messages'
import { site } from '@/content/site'
import { formatMonth } from '@/lib/format-day'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { phoneHref } from '@/lib/phone-href'
import { mapTree } from '@/lib/tree'

import { colours, commonData } from './common-data'
import { isolateLatin, leftToRight } from './isolate-latin'
import { partMarkedLetters } from './part-marked-letters'
import { preventWidow } from './prevent-widow'
import { qrSvg } from './qr-code'

function contactsIn(locale: Locale) {
  const { phone, emails, addressLines } = site
  return [
    { icon: 'mail', text: leftToRight(emails[0]), url: `mailto:${emails[0]}` },
    { icon: 'phone', text: leftToRight(phone), url: phoneHref(phone) },
    { icon: 'pin', text: isolateLatin(addressLines[1][locale], locale), url: '' },
  ]
}

interface DocumentWords {
  title: string
  description: string
  /** The page of the site that says more. */
  path: string
  /** The day on which the words last changed, `YYYY-MM-DD`. */
  updated: string
}

/** Keys of texts that need no protection from a widow: the template balances headings, a lead-in ends no paragraph. */
const WIDOWS_ALLOWED = ['group', 'title', 'headline', 'heading', 'signsHeading', 'lead', 'name']

/** The value with every text in it prepared for typesetting; `kind` and `url` are no texts. */
export const prepared = <T>(words: T, locale: Locale, name = ''): T =>
  mapTree(words, (value, place) => {
    const key = String(place.at(-1) ?? name)
    if (typeof value !== 'string' || key === 'kind' || key === 'url') return value
    const text = partMarkedLetters(isolateLatin(value, locale))
    return WIDOWS_ALLOWED.includes(key) ? text : preventWidow(text)
  }) as T

export function documentData({ title, description, path, updated }: DocumentWords, locale: Locale) {
  const words = datasheetMessages[locale]
  const url = site.url + localizePath(locale, path)
  const { version } = content.pages.profile.meta
  const [year, month] = updated.split('-').map(Number)
  return {
    ...commonData(locale),
    edition: isolateLatin(words.edition({ version, month: formatMonth(updated, locale) }), locale),
    page: {
      url,
      text: leftToRight(url.replace(/^https?:\/\//, '')),
      label: isolateLatin(words.online, locale),
      qr: qrSvg(url, colours.ink),
      qrAlt: words.codeAlt({ address: url }),
    },
    documentTitle: `${title} | ${site.brand[locale]}`,
    author: site.brand[locale],
    description,
    date: { year, month },
    contacts: contactsIn(locale),
  }
}
