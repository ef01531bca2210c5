import { catalogue, type CatalogueGroup, catalogueItems, type CatalogueKind } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { contactPage, homePage, profile } from '@/content/pages'
import { partners } from '@/content/partners'
import { site } from '@/content/site'
import type { ProductCopy, ServiceCopy } from '@/content/types'
import { type Locale, locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { leftToRight } from './isolate-latin'

/** A page has room for the introductions of this many services or products. With more, it shows their descriptions. */
const MAX_WITH_INTRO = 3

const names = (items: readonly { name: string }[]) => items.map(({ name }) => name).join('\u00a0· ')

function groupData<Kind extends CatalogueKind>(kind: Kind, group: CatalogueGroup<Kind>, locale: Locale) {
  const { services, products } = messages[locale].sections
  const most = group.items.length > 5 ? 2 : 3
  const list = (copy: ServiceCopy & ProductCopy) =>
    kind === 'services'
      ? { name: services.deliverable, items: copy.outcomes.slice(0, most).map(({ deliverable }) => deliverable) }
      : { name: products.platforms, items: copy.platforms.map(({ name }) => name) }
  return {
    kicker: messages[locale].footer[kind === 'services' ? 'ourServices' : 'ourProducts'],
    title: group.copy[locale].title,
    text: group.copy[locale].summary,
    items: group.items.map(({ copy, path, slug }) => {
      const { title, headline, intro, description } = copy[locale]
      const modules = profile[locale].modules.find(({ id }) => id === slug)?.text ?? ''
      const lists = [list(copy[locale] as ServiceCopy & ProductCopy)]
      const text = group.items.length > MAX_WITH_INTRO ? description : intro.text
      return { url: site.url + localizePath(locale, path), title, headline, text, modules, lists }
    }),
  }
}

/** All words of the profile in one language, most of them from the site's pages. */
export function profileWords(locale: Locale) {
  const { title, contents, figures, about, aboutText, howWeWork, example, standards, ask } = profile[locale]
  const { vision, mission, visionStatement, values, partners: ours } = homePage[locale]
  const { footer } = messages[locale]
  const { heading, hours } = contactPage[locale]
  const services = catalogueItems('services')
  // Its steps show how a project runs.
  const [first] = services.map(({ entry }) => entry.copy[locale])
  return {
    title,
    contents,
    lead: footer.description,
    about,
    aboutText,
    vision: { title: vision.title, text: vision.description },
    statements: [mission, visionStatement].map((statement) => ({ name: statement.title, text: statement.text })),
    figures: [
      { number: String(services.length), text: figures.services },
      { number: String(catalogueItems('products').length), text: figures.products },
      // In an Arabic line a plus would move to the other side of its number.
      { number: locale === 'ar' ? leftToRight(figures.yearsNumber) : figures.yearsNumber, text: figures.years },
      { number: String(locales.length), text: figures.languages },
    ],
    partners: { name: ours.title, text: ours.subtitle, names: names(partners) },
    howWeWork,
    principles: [...vision.features, ...values.items].map((item) => ({ name: item.title, text: item.description })),
    example: {
      heading: example({ service: first?.title ?? '' }),
      steps: first?.steps.map(({ name, text, result }) => ({ name, text, result })) ?? [],
    },
    groups: [
      ...catalogue.services.map((group) => groupData('services', group, locale)),
      ...catalogue.products.map((group) => groupData('products', group, locale)),
    ],
    standards: {
      title: standards.title,
      text: standards.text,
      items: services.map(({ entry }) => {
        const { title: name, standards: all } = entry.copy[locale]
        return { name, text: names(all.filter((standard) => !standards.leftOut.includes(standard.name))) }
      }),
    },
    ask: {
      title: ask.title,
      text: ask.text,
      answerLabel: ask.answerLabel,
      questions: ask.questions.map(({ name, text, answer }) => ({ name, text, answer: answer.text })),
    },
    contact: {
      group: site.brand[locale],
      title: heading,
      name: hours.title,
      text: hours.text,
      alt: homePage[locale].towersAlt,
    },
  }
}
