/** @jest-environment node */
import { products } from '@/generated/products'
import { services } from '@/generated/services'
import { locales } from '@/lib/locale'

import { type CatalogueItem, catalogueItem, type CatalogueKind, catalogueItems } from './catalogue'
import { texts } from './page-copy'
import { items } from './page-copy.fixture'
import { relatedPages } from './related-pages'
import type { CatalogueCopy, ProductCopy, ServiceCopy, Step } from './types'

/** Number of words on a page. */
const PAGE_WORDS = { min: 450, max: 900 }

const related: Readonly<Record<CatalogueKind, Readonly<Record<string, { related: readonly string[] }>>>> = {
  services,
  products,
}

/** The number of words on a page, without its metadata, the menus and the screens. */
function countWords(copy: CatalogueCopy & Partial<ServiceCopy & ProductCopy>): number {
  const { intro, bullets, audience, steps, deliverables, standards, measures, questions } = copy
  const { modules, platforms, integrations, security, rollout } = copy
  const counted = [intro, bullets, audience, steps, deliverables, standards, measures, questions]
  return [...counted, modules, platforms, integrations, security, rollout]
    .flatMap((part) => texts(part ?? ''))
    .reduce((sum, { text }) => sum + text.trim().split(/\s+/).length, 0)
}

function expectLength(list: readonly unknown[], min: number, max: number) {
  expect(list.length).toBeGreaterThanOrEqual(min)
  expect(list.length).toBeLessThanOrEqual(max)
}

function expectSteps(steps: readonly Step[], max: number) {
  expectLength(steps, 3, max)
  for (const { text, result } of steps) expect([text, result]).toEqual(Array(2).fill(expect.stringMatching(/[.?!؟]$/)))
}

/** Every page of a kind in every language. */
const cases = (kind: CatalogueKind) =>
  locales.flatMap((locale) => catalogueItems(kind).map((item) => ({ path: item.path, item, locale })))

describe.each([...cases('services'), ...cases('products')])('$path, $locale', ({ item, locale }) => {
  const copy = item.copy[locale]

  it('has 450 to 900 words', () => {
    const words = countWords(copy)
    expect(words).toBeGreaterThanOrEqual(PAGE_WORDS.min)
    expect(words).toBeLessThanOrEqual(PAGE_WORDS.max)
  })

  it('has a short summary and at least six bullets with different lead-ins', () => {
    const { summary, bullets } = copy
    expect(summary.length).toBeLessThanOrEqual(80)
    expect(summary).toMatch(/[^.]\.$/)
    expect(bullets.length).toBeGreaterThanOrEqual(6)
    // A lead-in has a mark of its own, or the text goes on with its sentence.
    const runningOn = bullets.filter(({ lead }) => !/[.?!؟]$/.test(lead))
    for (const { text } of runningOn) expect(text).toMatch(/^[\p{Ll}\p{sc=Arabic}«]/u)
    expect(new Set(bullets.map(({ lead }) => lead)).size).toBe(bullets.length)
  })

  it('has three to five signs of a need and four to six questions', () => {
    expectLength(copy.audience.signs, 3, 5)
    for (const sign of copy.audience.signs) expect(sign).toMatch(/[.?!؟]$/)
    expectLength(copy.questions, 4, 6)
    for (const { question, answer } of copy.questions) {
      expect(question).toMatch(locale === 'ar' ? /؟$/ : /\?$/)
      expect(answer).toMatch(/[.!]$/)
    }
  })
})

describe.each(cases('services'))('$path, $locale', ({ item, locale }) => {
  const copy: ServiceCopy = services[item.slug as keyof typeof services].copy[locale]

  it('has steps, deliverables, measures and standards', () => {
    expectSteps(copy.steps, 6)
    for (const list of [copy.deliverables, copy.measures, copy.standards]) expectLength(list, 4, 8)
    for (const phrase of [...copy.deliverables, ...copy.measures]) expect(phrase).not.toMatch(/[.?!؟]$/)
  })
})

const protections = catalogueItems('services').flatMap(({ path, entry }) =>
  entry.group === 'cybersecurity' ? [{ path, entry }] : [],
)

it.each(protections)('$path: each deliverable and each measure proves one control', ({ entry }) => {
  const { deliverables, measures } = entry.copy.en
  const positions = (list: readonly unknown[]) => [...list.keys()]
  const proofs = (kind: 'deliverables' | 'measures') => entry.controls.flatMap((control) => control[kind])
  expect(proofs('deliverables').toSorted((a, b) => a - b)).toEqual(positions(deliverables))
  expect(proofs('measures').toSorted((a, b) => a - b)).toEqual(positions(measures))
})

describe.each(cases('products'))('$path, $locale', ({ item, locale }) => {
  const product = products[item.slug as keyof typeof products]
  const copy: ProductCopy = product.copy[locale]

  it('has modules, platforms, integrations, security and rollout', () => {
    expectLength(copy.modules, 5, 9)
    expectLength(copy.platforms, 2, 4)
    expectLength(copy.integrations, 3, 5)
    expectLength(copy.security, 4, 6)
    expectSteps(copy.rollout, 5)
  })

  it('has texts for each of its screens', () => {
    expectLength(product.screens, 4, 6)
    expect(Object.keys(copy.screens)).toEqual([...product.screens])
  })
})

describe('related pages', () => {
  it.each(items.map((item) => [item.path, item] as const))('%s names two to four other pages', (path, item) => {
    const slugs = related[item.kind][item.slug]?.related ?? []
    const found: readonly CatalogueItem[] = relatedPages(item.kind, item.slug, slugs)
    expectLength(found, 2, 4)
    expect(new Set([path, ...found.map((page) => page.path)]).size).toBe(found.length + 1)
  })

  it('can be services and products', () => {
    expect(relatedPages('services', 'vapt', ['swin', 'siem'])).toEqual([
      catalogueItem('products', 'swin'),
      catalogueItem('services', 'siem'),
    ])
  })

  it('that do not exist throw an error with the folder that names them', () => {
    expect(() => relatedPages('services', 'vapt', ['siem', 'teapots'])).toThrow(/content\/services\/vapt.*"teapots"/)
  })
})
