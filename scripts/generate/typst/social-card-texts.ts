import { type AppId, appIds, apps } from '@/content/apps'
import { allItems } from '@/content/catalogue'
import { content } from '@/content/content'
import { messages } from '@/content/messages'
import {
  aboutPage,
  contactPage,
  homePage,
  partnersPage,
  productsPage,
  samplesPage,
  servicesPage,
  supplierPage,
} from '@/content/pages'
import { accessibilityPage } from '@/content/pages/accessibility'
import { deletionPage } from '@/content/pages/account-deletion'
import { privacyPage } from '@/content/pages/privacy'
import type { PictureName } from '@/content/pictures'
import { samples } from '@/content/samples'
import { pagePaths } from '@/content/page-paths'
import type { Locale } from '@/lib/locale'

interface CardText {
  title: string
  subtitle: string
  picture: PictureName
}

/** The cards of all pages besides services, products and samples. A page without a card does not compile. */
function pageCards(locale: Locale): Readonly<Record<keyof typeof pagePaths, CardText>> {
  const words = content.messages['social-cards'][locale]
  const deletionCards = Object.fromEntries(
    appIds.map((id) => {
      const { title, appLine } = deletionPage(id, locale)
      return [`${id}Account`, { title, subtitle: appLine, picture: apps[id].picture }]
    }),
  ) as Readonly<Record<`${AppId}Account`, CardText>>
  const { title, partners } = homePage[locale]
  return {
    home: { title, subtitle: words.home, picture: 'cyber' },
    services: { ...servicesPage[locale], picture: 'blocks' },
    products: { ...productsPage[locale], picture: 'ribbons-teal' },
    partners: { title: partnersPage[locale].title, subtitle: partners.subtitle, picture: 'arch' },
    about: { title: aboutPage[locale].title, subtitle: words.about, picture: 'vision' },
    contact: { title: contactPage[locale].heading, subtitle: words.contact, picture: 'towers-night' },
    ...deletionCards,
    privacy: { title: privacyPage[locale].title, subtitle: words.privacy, picture: 'lattice-oblique' },
    accessibility: { title: accessibilityPage[locale].title, subtitle: words.accessibility, picture: 'lantern' },
    supplier: { title: supplierPage[locale].title, subtitle: words.supplier, picture: 'arch-near' },
    samples: { title: samplesPage[locale].title, subtitle: words.samples, picture: 'compliance' },
  }
}

export function cardText(path: string, locale: Locale): CardText {
  const name = (Object.keys(pagePaths) as (keyof typeof pagePaths)[]).find((key) => pagePaths[key] === path)
  if (name) return pageCards(locale)[name]
  const sample = samples.find((entry) => entry.path === path)
  if (sample) {
    const { copy, service } = sample
    const title = messages[locale].samples.title(copy[locale])
    return { title, subtitle: service.copy[locale].title, picture: service.picture }
  }
  const item = allItems.find((entry) => entry.path === path)
  if (!item) throw new Error(`no page has the path ${path}`)
  const { title, summary } = item.copy[locale]
  return { title, subtitle: summary, picture: item.picture }
}
