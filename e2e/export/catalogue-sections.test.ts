import type { Document } from 'domhandler'

import { allItems, type CatalogueItem, catalogueItems } from '@/content/catalogue'
import { content } from '@/content/content'
import { messages } from '@/content/messages'
import type { ProductCopy, ServiceCopy, Step } from '@/content/types'
import { companyContents } from '@/content/views/company'
import { ownerOnService } from '@/content/views/partner-levels'
import { serviceQuestions } from '@/content/views/service-questions'
import { shownOnService } from '@/content/views/company-selections'
import { site } from '@/content/site'
import type { Locale } from '@/lib/locale'
import { whatsappHref } from '@/lib/phone-href'

import { all, one, section, spaced, texts, wordsOf } from './document'
import { onEachPage, pages } from './site'

/** Expects what to send, a mail with lines to fill in, and what the owner has set about enquiries. */
function expectNextStep(document: Document, { kind, entry, copy }: CatalogueItem, locale: Locale) {
  const { answers, firstCall, whatsapp } = content.owner.enquiries ?? {}
  const found = section(document, messages[locale].sections[kind].nextStep)
  const { title, nextStep } = copy[locale]
  expect(texts('p', found)).toEqual([nextStep.text])
  const { procurement, confidentiality } = messages[locale].catalogue
  // An app that anybody may install is not bought.
  const lines = 'forConsumers' in entry ? nextStep.mail : [...nextStep.mail, procurement, confidentiality]
  const facts = [answers, firstCall].flatMap((fact) => fact?.[locale] ?? [])
  expect(texts('li', found)).toEqual(facts)
  const [mail, ...others] = all('a', found)
  const { pathname, searchParams } = new URL(mail?.attribs.href ?? '')
  expect([pathname, searchParams.get('subject')]).toEqual([site.emails[0], title])
  expect(
    searchParams
      .get('body')
      ?.split('\r\n')
      .map((line) => line.replace(/:$/, '')),
  ).toEqual(lines)
  // The hero has the same mail under the same name, unless it links to a store.
  for (const same of all(`#introduction a[href^="mailto:"]`, document)) {
    expect(same.attribs.href).toBe(mail?.attribs.href)
  }
  const ways = [whatsapp && whatsappHref(whatsapp), site.booking.url].filter(Boolean)
  expect(others.map(({ attribs }) => attribs.href)).toEqual(ways)
}

type Parts = readonly (string | undefined)[]

const named = (items: readonly { name: string; text: string }[]): Parts[] => items.map(({ name, text }) => [name, text])
const asked = (questions: readonly { question: string; answer: string }[]): Parts[] =>
  questions.map(({ question, answer }) => [question, answer])

const stepped = (steps: readonly Step[], locale: Locale): Parts[] =>
  steps.map(({ name, result, text }) => [name, messages[locale].sections.result, result, text])

/** Texts that directly follow one another, in page order. markdown.test.ts finds any text that is missing. */
const together = {
  services: (copy: ServiceCopy, locale: Locale): Parts[] => [
    ...stepped(copy.steps, locale),
    [messages[locale].sections.services.measure, messages[locale].sections.services.deliverable],
    ...copy.outcomes.map(({ measure, deliverable }) => [measure, deliverable]),
    ...named(copy.standards),
    ...asked(serviceQuestions(copy, locale)),
  ],
  products: (copy: ProductCopy, locale: Locale): Parts[] => [
    ...[copy.modules, copy.platforms, copy.integrations, copy.security].flatMap(named),
    ...stepped(copy.rollout, locale),
    ...asked(copy.questions),
  ],
}

/** Expects sections in this order, those with a name under their heading, and the texts that belong together. */
function expectSections(document: Document, ids: readonly string[], names: object, parts: readonly Parts[]) {
  const main = one('main', document)
  expect(all('section[id]', main).map(({ attribs }) => attribs.id)).toEqual(ids)
  const headings = Object.keys(names).map((id) => [id, texts(`#${id} h2`, main)[0]])
  expect(Object.fromEntries(headings)).toEqual(names)
  const words = wordsOf(main)
  const joined = parts.map((texts) => spaced(texts.join(' ')))
  expect(joined.filter((text) => !words.includes(text))).toEqual([])
  expect(joined).toEqual(joined.toSorted((one, other) => words.indexOf(one) - words.indexOf(other)))
}

function expectServiceSections(document: Document, item: CatalogueItem<'services'>, locale: Locale) {
  const company = companyContents(shownOnService(item.slug), locale, ownerOnService(item.slug)).map(({ id }) => id)
  const opening = ['introduction', 'details', 'who-it-is-for', 'how-we-work', 'price', 'outcomes', 'standards']
  const ids = [...opening, ...company, 'questions', 'next-step', 'related']
  const { audience, steps, price, outcomes, standards, questions } = messages[locale].sections.services
  const names = { 'who-it-is-for': audience, 'how-we-work': steps, price, outcomes, standards, questions }
  expectSections(document, ids, names, together.services(item.entry.copy[locale], locale))
  expectNextStep(document, item, locale)
  // Other sites may link to the deliverables.
  expect(all('#outcomes #what-you-receive', document)).toHaveLength(1)
}

function expectProductSections(document: Document, item: CatalogueItem<'products'>, locale: Locale) {
  const opening = ['introduction', 'screens', 'details', 'who-it-is-for']
  const middle = ['modules', 'platforms', 'integrations', 'security', 'rollout', 'questions']
  const ids = [...opening, ...middle, 'next-step', 'related']
  const { audience, modules, platforms, integrations, security, rollout, questions } =
    messages[locale].sections.products
  const names = { 'who-it-is-for': audience, modules, platforms, integrations, security, rollout, questions }
  expectSections(document, ids, names, together.products(item.entry.copy[locale], locale))
  expectNextStep(document, item, locale)
}

const ofCatalogue = pages.filter(({ path }) => allItems.some((item) => item.path === path))

test('the sections of service and product pages have their content, in order', () => {
  onEachPage(({ document, path, locale }) => {
    const service = catalogueItems('services').find((item) => item.path === path)
    const product = catalogueItems('products').find((item) => item.path === path)
    if (service) expectServiceSections(document, service, locale)
    if (product) expectProductSections(document, product, locale)
  }, ofCatalogue)
})
