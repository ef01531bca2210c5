import { numberCopies } from '@/lib/claims'
import { fillIn } from '@/lib/fill-in'
import { type Localized, mapLocales } from '@/lib/locale'
import { bindMessages } from '@/lib/message'

import { content } from '../content'
import { officeWords } from '../office-hours'

const { home, services, products, samples, partners, about, contact, supplier, profile: profileFile } = content.pages

const shown = <Copy>({ copy }: { copy: Localized<Copy> }) => numberCopies(copy).copy

export const homePage = mapLocales((locale) => bindMessages(locale, shown(home)[locale]))
export const servicesPage = shown(services)
export const productsPage = shown(products)
export const samplesPage = shown(samples)
export const partnersPage = shown(partners)
export const aboutPage = mapLocales((locale) => bindMessages(locale, shown(about)[locale]))
export const contactPage = mapLocales((locale) =>
  // The browser fills in the time.
  fillIn(locale, shown(contact)[locale], { ...officeWords(locale), time: '{time}' }),
)
export const supplierPage = shown(supplier)

/** The texts of the company profile alone. Its other texts come from the pages of the site. */
export const profile = mapLocales((locale) => bindMessages(locale, profileFile.copy[locale]))
