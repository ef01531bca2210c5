import { numberCopies } from '@/content/claims'
import { fillIn } from './fill-in'
import { type Localized, mapLocales } from '@/lib/locale'
import { mapValues } from '@/lib/map-values'
import { bindMessages } from '@/lib/message'

import { content } from '../content'
import { officeWords } from '../office-hours'

const { home, services, products, samples, about, contact, supplier, profile: profileFile } = content.pages

/** Marks the place of the time: a character that no text contains. */
const TIME = '\uFFFC'

/** The words of a page as it shows them, with numbers instead of the ids of sources. */
export const shown = <Copy>({ copy }: { copy: Localized<Copy> }) => numberCopies(copy).copy

export const homePage = mapLocales((locale) => bindMessages(locale, shown(home)[locale]))
export const servicesPage = shown(services)
export const productsPage = shown(products)
export const samplesPage = shown(samples)
export const aboutPage = mapLocales((locale) => bindMessages(locale, shown(about)[locale]))
export const contactPage = mapLocales((locale) => {
  const { hours, ...copy } = shown(contact)[locale]
  return fillIn(locale, { ...copy, hours: { title: hours.title, text: hours.text } }, officeWords(locale))
})

/** The sentences on when the office opens, each in the pieces between which a browser puts the time in Dubai. */
export const openingSentences = mapLocales((locale) => {
  const { open, opensToday, opensTomorrow, opensLater } = bindMessages(locale, contact.copy[locale].hours)
  const sentences = { now: open, today: opensToday, tomorrow: opensTomorrow, later: opensLater }
  return mapValues(sentences, (sentence) => sentence({ ...officeWords(locale), time: TIME }).split(TIME))
})

export const supplierPage = shown(supplier)

/** The texts that only the company profile has. Its other texts come from the pages of the site. */
export const profile = mapLocales((locale) => bindMessages(locale, profileFile.copy[locale]))
