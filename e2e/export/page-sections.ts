import type { Document, Element } from 'domhandler'

import type { CatalogueItem } from '@/content/catalogue'
import { content } from '@/content/content'
import { messages } from '@/content/messages'
import { serviceQuestions } from '@/content/views/service-questions'
import { site } from '@/content/site'
import { ownerOnService } from '@/content/views/partner-levels'
import { shownOnService } from '@/content/views/shown-of-company'
import { companyContents } from '@/content/views/company'
import type { CatalogueCopy, NamedText, Question, Step } from '@/content/types'
import { type Locale } from '@/lib/locale'
import { whatsappHref } from '@/lib/phone-href'

import { all, pieces, section, spaced, texts } from './document'

function expectItems(found: Element, items: readonly string[]) {
  expect(texts('li', found)).toEqual(items)
}

function expectSteps(found: Element, steps: readonly Step[]) {
  expect(texts('li h3', found)).toEqual(steps.map(({ name }) => name))
  for (const [index, item] of all('li', found).entries()) {
    expect(pieces(item)).toEqual(expect.arrayContaining([steps[index]?.text, steps[index]?.result]))
  }
}

function expectNamed(found: Element, items: readonly NamedText[]) {
  expect(texts('dt', found)).toEqual(items.map(({ name }) => name))
  expect(texts('dd', found)).toEqual(items.map(({ text }) => text))
}

const wordsOf = (claims: readonly { text: string }[]) => claims.map(({ text }) => text)

function expectAudience(document: Document, name: string, { audience }: CatalogueCopy) {
  const found = section(document, name)
  expect(texts('p', found)).toContain(audience.text)
  expectItems(found, wordsOf(audience.signs))
}

function expectQuestions(document: Document, name: string, questions: readonly Question[]) {
  const found = section(document, name)
  expect(texts('summary', found)).toEqual(questions.map(({ question }) => question))
  expect(texts('details > p', found)).toEqual(questions.map(({ answer }) => spaced(answer)))
}

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
  // The hero has the same mail under the same name, unless a store stands there.
  for (const same of all(`#introduction a[href^="mailto:"]`, document)) {
    expect(same.attribs.href).toBe(mail?.attribs.href)
  }
  const ways = [whatsapp && whatsappHref(whatsapp), site.booking.url].filter(Boolean)
  expect(others.map(({ attribs }) => attribs.href)).toEqual(ways)
}

/** A row for each thing that the client measures, with what he holds. */
function expectOutcomes(document: Document, { entry }: CatalogueItem<'services'>, locale: Locale) {
  const names = messages[locale].sections.services
  const found = section(document, names.outcomes)
  const { outcomes } = entry.copy[locale]
  expect(texts('thead th', found)).toEqual([names.measure, names.deliverable])
  expect(texts('th[scope=row]', found)).toEqual(outcomes.map(({ measure }) => measure))
  expect(texts('td', found)).toEqual(outcomes.map(({ deliverable }) => deliverable))
  // Other sites may link to the deliverables.
  expect(all('#what-you-receive', found)).toHaveLength(1)
}

const sectionIds = (document: Document) => all('main section[id]', document).map(({ attribs }) => attribs.id)

export function expectServiceSections(document: Document, item: CatalogueItem<'services'>, locale: Locale) {
  const copy = item.entry.copy[locale]
  const names = messages[locale].sections.services
  expectAudience(document, names.audience, copy)
  expectSteps(section(document, names.steps), copy.steps)
  expect(texts('p', section(document, names.price))).toEqual([copy.decides.text])
  expectOutcomes(document, item, locale)
  expectNamed(section(document, names.standards), copy.standards)
  expectQuestions(document, names.questions, serviceQuestions(copy, locale))
  expectNextStep(document, item, locale)
  const opening = ['introduction', 'details', 'who-it-is-for']
  const company = companyContents(shownOnService(item.slug), locale, ownerOnService(item.slug)).map(({ id }) => id)
  const middle = ['how-we-work', 'price', 'outcomes', 'standards']
  expect(sectionIds(document)).toEqual([...opening, ...middle, ...company, 'questions', 'next-step', 'related'])
}

export function expectProductSections(document: Document, item: CatalogueItem<'products'>, locale: Locale) {
  const { group, copy: copies } = item.entry
  const copy = copies[locale]
  const names = messages[locale].sections.products
  expectAudience(document, names.audience, copy)
  const modules = section(document, names.modules)
  if (group === 'industry') {
    expect(texts('table th[scope=row]', modules)).toEqual(copy.modules.map(({ name }) => name))
    expect(texts('table td', modules)).toEqual(copy.modules.map(({ text }) => text))
  } else expectNamed(modules, copy.modules)
  expectNamed(section(document, names.platforms), copy.platforms)
  expectNamed(section(document, names.integrations), copy.integrations)
  expectNamed(section(document, names.security), copy.security)
  expectSteps(section(document, names.rollout), copy.rollout)
  expectQuestions(document, names.questions, copy.questions)
  expectNextStep(document, item, locale)
  const opening = ['introduction', 'screens', 'details', 'who-it-is-for']
  const ids = ['modules', 'platforms', 'integrations', 'security', 'rollout', 'questions', 'next-step', 'related']
  expect(sectionIds(document)).toEqual([...opening, ...ids])
}
