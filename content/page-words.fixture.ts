import { createHash } from 'node:crypto'

import { type CatalogueKind, catalogue, catalogueItems } from './catalogue'
import { texts } from './page-copy'
import { aboutPage } from './pages/about'
import { accessibilityPage } from './pages/accessibility'
import { lahfaAr } from './pages/account-deletion/lahfa-ar'
import { lahfaEn } from './pages/account-deletion/lahfa-en'
import { swinAr } from './pages/account-deletion/swin-ar'
import { swinEn } from './pages/account-deletion/swin-en'
import { contactPage } from './pages/contact'
import { homePage } from './pages/home'
import { partnersPage } from './pages/partners'
import { ar as privacyAr } from './pages/privacy/ar'
import { en as privacyEn } from './pages/privacy/en'
import { productsPage } from './pages/products'
import { servicesPage } from './pages/services'
import { pagePaths } from './site-paths'

const NAMES = { name: 'X', brand: 'X', place: 'X', email: 'X', mapHost: 'X', reportHost: 'X' }
const periods = { liveDays: 1, backupDays: 1, logDays: 1, vatYears: 1, taxYears: 1, amlYears: 1 }
const app = { storeName: 'X', storeDeveloper: 'X', minimumAge: '1', menu: ['X', 'X'], privacyUrl: 'X' }
const deletionParams = { ...NAMES, ...periods, app }
const privacyParams = { ...NAMES, jurisdiction: 'mainland', company: [] } as const

const overview = (kind: CatalogueKind) =>
  catalogue[kind].map(({ copy, items }) => [copy, items.map((item) => [item.copy.en, item.copy.ar].map(listed))])
const listed = ({ title, summary }: { title: string; summary: string }) => ({ title, summary })

/** What the pages say in both languages, whatever the owner's settings are. */
const words: Readonly<Record<string, unknown>> = {
  [pagePaths.home]: homePage,
  [pagePaths.services]: [servicesPage, overview('services')],
  [pagePaths.products]: [productsPage, overview('products')],
  [pagePaths.partners]: partnersPage,
  [pagePaths.about]: aboutPage,
  [pagePaths.contact]: contactPage,
  [pagePaths.swinAccount]: [swinEn, swinAr].map((copy) => copy(deletionParams)),
  [pagePaths.lahfaAccount]: [lahfaEn, lahfaAr].map((copy) => copy(deletionParams)),
  [pagePaths.privacy]: [privacyEn(privacyParams), privacyAr(privacyParams)],
  [pagePaths.accessibility]: accessibilityPage,
  ...Object.fromEntries(
    [...catalogueItems('services'), ...catalogueItems('products')].map(({ path, copy }) => [path, copy]),
  ),
}

const SIGN_LENGTH = 8

/** A sign of the words of a page: other words, another sign. */
export const signOfWords = (path: string): string =>
  createHash('sha256')
    .update(
      texts(words[path])
        .map(({ text }) => text)
        .join('\n'),
    )
    .digest('hex')
    .slice(0, SIGN_LENGTH)
