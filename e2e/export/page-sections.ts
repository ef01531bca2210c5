import type { Document, Element } from 'domhandler'

import type { CatalogueItem } from '@/content/catalogue'
import type { ServiceGroup } from '@/content/schema/catalogue'
import { messages } from '@/content/messages'
import { sampleOf } from '@/content/samples'
import { serviceQuestions } from '@/content/service-questions'
import { site } from '@/content/site'
import { relatedPages } from '@/app/_routes/related-pages'
import type { CatalogueCopy, NamedText, Question, Step } from '@/content/types'
import { type Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { SECTIONS } from '../support/section-names'
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

function expectAudience(document: Document, { audience }: CatalogueCopy, locale: Locale) {
  const found = section(document, SECTIONS[locale].audience)
  expect(texts('p', found)).toContain(audience.text)
  expectItems(found, wordsOf(audience.signs))
}

function expectQuestions(document: Document, name: string, questions: readonly Question[]) {
  const found = section(document, name)
  expect(texts('summary', found)).toEqual(questions.map(({ question }) => question))
  expect(texts('details > p', found)).toEqual(questions.map(({ answer }) => spaced(answer)))
}

function expectRelated(document: Document, { kind, slug }: CatalogueItem, related: readonly string[], locale: Locale) {
  const links = all('a', section(document, SECTIONS[locale].related))
  expect(links.map((link) => [link.attribs.href, ...pieces(link)])).toEqual(
    relatedPages(kind, slug, related).map(({ path, copy }) => [
      localizePath(locale, path),
      copy[locale].title,
      copy[locale].summary,
    ]),
  )
}

/** Expects what to send, a mail with the same lines to fill in, and no trace of empty owner's slots. */
function expectNextStep(document: Document, { entry, copy }: CatalogueItem, locale: Locale) {
  const found = section(document, SECTIONS[locale].nextStep)
  const { title, nextStep } = copy[locale]
  expect(texts('p', found)).toEqual([nextStep.text])
  const { procurement, confidentiality } = messages[locale].catalogue
  // An app that anybody may install is not bought.
  const lines = 'forConsumers' in entry ? nextStep.mail : [...nextStep.mail, procurement, confidentiality]
  expect(texts('li', found)).toEqual(lines)
  const [mail, ...others] = all('a', found)
  const { pathname, searchParams } = new URL(mail?.attribs.href ?? '')
  expect([pathname, searchParams.get('subject')]).toEqual([site.emails[0], title])
  expect(
    searchParams
      .get('body')
      ?.split('\r\n')
      .map((line) => line.replace(/:$/, '')),
  ).toEqual(lines)
  // The hero has the same mail under the same name.
  expect(all(`#introduction a[href^="mailto:"]`, document).map(({ attribs }) => attribs.href)).toEqual([
    mail?.attribs.href,
  ])
  expect(others).toEqual([])
}

/** The deliverables of a service. One of them carries the link to its sample. */
function deliverablesOf({ entry, slug }: CatalogueItem<'services'>, locale: Locale) {
  const sample = sampleOf(slug)
  const link = sample && messages[locale].samples.title({ title: sample.copy[locale].title })
  return wordsOf(entry.copy[locale].deliverables).map((words, index) =>
    index === sample?.deliverable ? `${words}${link}` : words,
  )
}

/** Every deliverable and every measure proves one control. */
function expectControls(document: Document, item: CatalogueItem<'services'>, locale: Locale) {
  const { entry } = item
  const found = section(document, SECTIONS[locale].controls)
  const { measures } = entry.copy[locale]
  const { controls = [] } = entry
  expect(texts('th[scope=row]', found)).toEqual(controls.map(({ name }) => name[locale]))
  for (const [column, items] of [deliverablesOf(item, locale), wordsOf(measures)].entries()) {
    expect(texts('thead th', found)[column + 1]).toBe(SECTIONS[locale][column ? 'measures' : 'deliverables'])
    expect(texts(`td:nth-child(${column + 2}) li`, found).toSorted()).toEqual(items.toSorted())
  }
  // The address of the list of deliverables leads to the matrix.
  expect(all('#what-you-receive', found)).toHaveLength(1)
}

const sectionIds = (document: Document) => all('main section[id]', document).map(({ attribs }) => attribs.id)

const SERVICE_SECTIONS: Readonly<Record<ServiceGroup, readonly string[]>> = {
  enterprise: ['how-we-work', 'outcomes', 'what-you-receive'],
  digital: ['outcomes', 'how-we-work', 'what-you-receive'],
  cybersecurity: ['how-we-work', 'outcomes'],
}

export function expectServiceSections(document: Document, item: CatalogueItem<'services'>, locale: Locale) {
  const { related, group, copy: copies } = item.entry
  const copy = copies[locale]
  const names = SECTIONS[locale]
  expectAudience(document, copy, locale)
  expectSteps(section(document, names.steps), copy.steps)
  if (group === 'cybersecurity') expectControls(document, item, locale)
  else {
    expectItems(section(document, names.deliverables), deliverablesOf(item, locale))
    expectItems(section(document, names.measures), wordsOf(copy.measures))
  }
  expectNamed(section(document, names.standards), copy.standards)
  expectQuestions(document, names.serviceQuestions, serviceQuestions(copy, locale))
  expectNextStep(document, item, locale)
  expectRelated(document, item, related, locale)
  const opening = ['introduction', 'details', 'who-it-is-for']
  const end = ['standards', 'questions', 'next-step', 'related']
  expect(sectionIds(document)).toEqual([...opening, ...SERVICE_SECTIONS[group], ...end])
}

export function expectProductSections(document: Document, item: CatalogueItem<'products'>, locale: Locale) {
  const { related, group, copy: copies } = item.entry
  const copy = copies[locale]
  const names = SECTIONS[locale]
  expectAudience(document, copy, locale)
  const modules = section(document, names.modules)
  if (group === 'industry') {
    expect(texts('table th[scope=row]', modules)).toEqual(copy.modules.map(({ name }) => name))
    expect(texts('table td', modules)).toEqual(copy.modules.map(({ text }) => text))
  } else expectNamed(modules, copy.modules)
  expectNamed(section(document, names.platforms), copy.platforms)
  expectNamed(section(document, names.integrations), copy.integrations)
  expectNamed(section(document, names.security), copy.security)
  expectSteps(section(document, names.rollout), copy.rollout)
  expectQuestions(document, names.productQuestions, copy.questions)
  expectNextStep(document, item, locale)
  expectRelated(document, item, related, locale)
  const opening = ['introduction', 'screens', 'details', 'who-it-is-for']
  const ids = ['modules', 'platforms', 'integrations', 'security', 'rollout', 'questions', 'next-step', 'related']
  expect(sectionIds(document)).toEqual([...opening, ...ids])
}
