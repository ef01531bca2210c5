/** @jest-environment node */
import { products } from '@/generated/products'
import { services } from '@/generated/services'
import { locales } from '@/lib/locale'

import { type CatalogueItem, catalogueItem, type CatalogueKind, catalogueItems } from './catalogue'
import { items, texts } from './page-words.fixture'
import { relatedPages } from './related-pages'
import type { CatalogueCopy, ProductCopy, ServiceCopy, Step } from './types'

/** Long enough to be worth a visit, short enough to be read. */
const PAGE_WORDS = { least: 450, most: 900 }

const related: Readonly<Record<CatalogueKind, Readonly<Record<string, { related: readonly string[] }>>>> = {
  services,
  products,
}

/** The words that a buyer comes for: all but those of the head, the menus and the screens. */
function countedWords(copy: CatalogueCopy & Partial<ServiceCopy & ProductCopy>): number {
  const { intro, bullets, audience, steps, deliverables, standards, measures, questions } = copy
  const { modules, platforms, integrations, security, rollout } = copy
  const counted = [intro, bullets, audience, steps, deliverables, standards, measures, questions]
  return [...counted, modules, platforms, integrations, security, rollout]
    .flatMap((part) => texts(part ?? ''))
    .reduce((sum, { text }) => sum + text.trim().split(/\s+/).length, 0)
}

function expectBetween(list: readonly unknown[], least: number, most: number) {
  expect(list.length).toBeGreaterThanOrEqual(least)
  expect(list.length).toBeLessThanOrEqual(most)
}

function expectSteps(steps: readonly Step[], most: number) {
  expectBetween(steps, 3, most)
  for (const { text, result } of steps) expect([text, result]).toEqual(Array(2).fill(expect.stringMatching(/[.?!؟]$/)))
}

/** Every page of a kind in every language. */
const cases = (kind: CatalogueKind) =>
  locales.flatMap((locale) => catalogueItems(kind).map((item) => ({ path: item.path, item, locale })))

describe.each([...cases('services'), ...cases('products')])('$path, $locale', ({ item, locale }) => {
  const copy = item.copy[locale]

  it('says enough and not too much', () => {
    const words = countedWords(copy)
    expect(words).toBeGreaterThanOrEqual(PAGE_WORDS.least)
    expect(words).toBeLessThanOrEqual(PAGE_WORDS.most)
  })

  it('has a short summary and six points or more, each with its lead-in', () => {
    const { summary, bullets } = copy
    expect(summary.length).toBeLessThanOrEqual(80)
    expect(summary).toMatch(/[^.]\.$/)
    expect(bullets.length).toBeGreaterThanOrEqual(6)
    for (const { lead } of bullets) expect(lead).toMatch(/[.?!؟]$/)
    expect(new Set(bullets.map(({ lead }) => lead)).size).toBe(bullets.length)
  })

  it('names the signs of a need, and answers questions', () => {
    expectBetween(copy.audience.signs, 3, 5)
    for (const sign of copy.audience.signs) expect(sign).toMatch(/[.?!؟]$/)
    expectBetween(copy.questions, 4, 6)
    for (const { question, answer } of copy.questions) {
      expect(question).toMatch(locale === 'ar' ? /؟$/ : /\?$/)
      expect(answer).toMatch(/[.!]$/)
    }
  })
})

describe.each(cases('services'))('$path, $locale', ({ item, locale }) => {
  const copy: ServiceCopy = services[item.slug as keyof typeof services].copy[locale]

  it('tells the way, what is handed over and how it is judged', () => {
    expectSteps(copy.steps, 6)
    for (const list of [copy.deliverables, copy.measures, copy.standards]) expectBetween(list, 4, 8)
    for (const phrase of [...copy.deliverables, ...copy.measures]) expect(phrase).not.toMatch(/[.?!؟]$/)
  })
})

describe.each(cases('products'))('$path, $locale', ({ item, locale }) => {
  const product = products[item.slug as keyof typeof products]
  const copy: ProductCopy = product.copy[locale]

  it('tells what it is made of, where it runs and how it comes into use', () => {
    expectBetween(copy.modules, 5, 9)
    expectBetween(copy.platforms, 2, 4)
    expectBetween(copy.integrations, 3, 5)
    expectBetween(copy.security, 4, 6)
    expectSteps(copy.rollout, 5)
  })

  it('has words for each of its screens', () => {
    expectBetween(product.screens, 4, 6)
    expect(Object.keys(copy.screens)).toEqual([...product.screens])
  })
})

describe('related pages', () => {
  it.each(items.map((item) => [item.path, item] as const))('%s names two to four other pages', (path, item) => {
    const slugs = related[item.kind][item.slug]?.related ?? []
    const found: readonly CatalogueItem[] = relatedPages(item.kind, item.slug, slugs)
    expectBetween(found, 2, 4)
    expect(new Set([path, ...found.map((page) => page.path)]).size).toBe(found.length + 1)
  })

  it('are found among services and products alike', () => {
    expect(relatedPages('services', 'vapt', ['swin', 'siem'])).toEqual([
      catalogueItem('products', 'swin'),
      catalogueItem('services', 'siem'),
    ])
  })

  it('that do not exist are named with the folder that names them', () => {
    expect(() => relatedPages('services', 'vapt', ['siem', 'teapots'])).toThrow(/content\/services\/vapt.*"teapots"/)
  })
})
