import { type CatalogueItem, catalogueItems } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { nextStep } from '@/app/_routes/next-step'
import type { NextStepSectionProps } from '@/components/sections/next-step/next-step-section'
import { ownerOnService } from '@/app/_routes/partner-levels'
import { shownOnService } from '@/app/_routes/shown-of-company'
import { serviceQuestions } from '@/content/service-questions'
import { site } from '@/content/site'
import type { CatalogueCopy, ProductCopy, ServiceCopy } from '@/content/types'
import type { Locale } from '@/lib/locale'
import { datasheetPath } from '@/lib/page-files'

import { sampleTwinOf } from './sample-blocks'
import { companyBlocks } from './company-blocks'
import { cited, heading, link, list, namedList, questionBlocks, stepList } from './blocks'
import { twinLink } from './twin-link'

const opening = ({ headline, intro, bullets }: CatalogueCopy): string[] => [
  `**${headline}**`,
  cited(intro),
  list(bullets.map((bullet) => `**${bullet.lead}** ${cited(bullet)}`)),
]

const audience = ({ audience: { text, signs } }: CatalogueCopy, headings: { audience: string }) => [
  heading(2, headings.audience),
  text,
  list(signs.map(cited)),
]

function serviceBlocks(copy: ServiceCopy, service: string, locale: Locale): string[] {
  const { result, services } = messages[locale].sections
  return [
    ...opening(copy),
    ...audience(copy, services),
    heading(2, services.steps),
    stepList(copy.steps, result),
    heading(2, services.outcomes),
    list(copy.outcomes.map(({ deliverable, measure, notes }) => `${cited({ text: deliverable, notes })}: ${measure}`)),
    heading(2, services.standards),
    namedList(copy.standards),
    ...companyBlocks(shownOnService(service), locale, ownerOnService(service)),
    heading(2, services.questions),
    ...questionBlocks(serviceQuestions(copy, locale)),
  ]
}

function productBlocks(copy: ProductCopy, locale: Locale): string[] {
  const { catalogue, sections } = messages[locale]
  const { result, products } = sections
  return [
    ...opening(copy),
    ...audience(copy, products),
    heading(2, catalogue.screens),
    catalogue.sampleScreens,
    list(copy.screens.map(({ name, caption }) => `**${name}**: ${caption}`)),
    heading(2, products.modules),
    namedList(copy.modules),
    heading(2, products.platforms),
    namedList(copy.platforms),
    heading(2, products.integrations),
    namedList(copy.integrations),
    heading(2, products.security),
    namedList(copy.security),
    heading(2, products.rollout),
    stepList(copy.rollout, result),
    heading(2, products.questions),
    ...questionBlocks(copy.questions),
  ]
}

/** A link to the Markdown twin of a service or product, with its summary. */
export const itemLink = ({ path, copy }: CatalogueItem, locale: Locale): string =>
  `${twinLink(copy[locale].title, path, locale)}: ${copy[locale].summary}`

const nextStepBlocks = ({
  heading: title,
  decides,
  text,
  facts,
  mail,
  others,
}: NextStepSectionProps): readonly string[] => [
  heading(2, title),
  ...(decides ? [cited(decides)] : []),
  text,
  list(facts.map((fact) => fact.text)),
  list([mail, ...others].map(({ label, href }) => link(label, href))),
]

/** The blocks of a service or product page; none for any other page. */
export function catalogueBlocks(path: string, locale: Locale): string[] {
  const service = catalogueItems('services').find((item) => item.path === path)
  const product = catalogueItems('products').find((item) => item.path === path)
  const item = service ?? product
  if (!item) return []
  const { catalogue } = messages[locale]
  return [
    ...(service
      ? [...serviceBlocks(service.entry.copy[locale], service.slug, locale), sampleTwinOf(service.slug, locale)]
      : []),
    ...(product ? productBlocks(product.entry.copy[locale], locale) : []),
    ...nextStepBlocks(nextStep(item, locale)),
    link(
      `${catalogue.downloadPdf}: ${item.copy[locale].title}`,
      `${site.url}${datasheetPath(item.kind, item.slug, locale)}`,
    ),
  ]
}
