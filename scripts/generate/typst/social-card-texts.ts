import { allItems } from '@/content/catalogue'
import { content } from '@/content/content'
import { messages } from '@/content/messages'
import { aboutPage, contactPage, homePage, partnersPage, productsPage, servicesPage } from '@/content/pages'
import { accessibilityPage } from '@/content/pages/accessibility'
import { deletionPage } from '@/content/pages/account-deletion'
import { privacyPage } from '@/content/pages/privacy'
import type { PictureName } from '@/content/pictures'
import { samples } from '@/content/samples'
import { pagePaths } from '@/content/site-paths'
import type { DeletionApi } from '@/lib/account-deletion/types'
import type { Locale } from '@/lib/locale'

interface CardText {
  title: string
  subtitle: string
  picture: PictureName
}

type PageCard = (locale: Locale) => CardText

const deletionCard =
  (app: DeletionApi, picture: PictureName): PageCard =>
  (locale) => {
    const { title, appLine } = deletionPage(app, locale)
    return { title, subtitle: appLine, picture }
  }

/** A page without a card does not compile. */
const pageCards: Readonly<Record<keyof typeof pagePaths, PageCard>> = {
  home: (locale) => ({
    title: homePage[locale].title,
    subtitle: content.messages['social-cards'][locale].home,
    picture: 'vision',
  }),
  services: (locale) => ({ ...servicesPage[locale], picture: 'blocks' }),
  products: (locale) => ({ ...productsPage[locale], picture: 'ribbons-teal' }),
  partners: (locale) => ({
    title: partnersPage[locale].title,
    subtitle: homePage[locale].partners.subtitle,
    picture: 'arch',
  }),
  about: (locale) => ({
    title: aboutPage[locale].title,
    subtitle: content.messages['social-cards'][locale].about,
    picture: 'dunes-gold',
  }),
  contact: (locale) => ({
    title: contactPage[locale].heading,
    subtitle: content.messages['social-cards'][locale].contact,
    picture: 'towers',
  }),
  swinAccount: deletionCard('swin', 'ribbons-gold'),
  lahfaAccount: deletionCard('lahfa', 'values'),
  privacy: (locale) => ({
    title: privacyPage[locale].title,
    subtitle: content.messages['social-cards'][locale].privacy,
    picture: 'lattice-oblique',
  }),
  accessibility: (locale) => ({
    title: accessibilityPage[locale].title,
    subtitle: content.messages['social-cards'][locale].accessibility,
    picture: 'lantern',
  }),
}

const pageAt = (path: string): PageCard | undefined => {
  const name = (Object.keys(pagePaths) as (keyof typeof pagePaths)[]).find((key) => pagePaths[key] === path)
  return name && pageCards[name]
}

export function cardText(path: string, locale: Locale): CardText {
  const page = pageAt(path)
  if (page) return page(locale)
  const sample = samples.find((entry) => entry.path === path)
  if (sample) {
    const { copy, service } = sample
    const { title: sampleTitle } = messages[locale].samples
    return { title: sampleTitle(copy[locale]), subtitle: service.copy[locale].title, picture: service.picture }
  }
  const item = allItems.find((entry) => entry.path === path)
  if (!item) throw new Error(`no page has the path ${path}`)
  const { title, summary } = item.copy[locale]
  return { title, subtitle: summary, picture: item.picture }
}
