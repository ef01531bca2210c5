import { expect, type Locator, type Page } from '@playwright/test'

import type { CatalogueItem } from '@/content/catalogue'
import { relatedPages } from '@/content/related-pages'
import type { CatalogueCopy, NamedText, ProductCopy, ServiceCopy, Step } from '@/content/types'
import { type ProductSlug, products } from '@/generated/products'
import { type ServiceSlug, services } from '@/generated/services'
import { type Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

/** On purpose not those of the code. */
export const SECTIONS = {
  en: {
    audience: 'Who it is for',
    steps: 'How we work',
    deliverables: 'What you receive',
    measures: 'Outcomes you can measure',
    standards: 'Standards, platforms and rules',
    serviceQuestions: 'Questions buyers ask',
    modules: 'What it is made of',
    platforms: 'Where it runs',
    integrations: 'What it connects to',
    security: 'Security and data',
    rollout: 'Bringing it into use',
    productQuestions: 'Questions before you start',
    related: 'Related services and products',
  },
  ar: {
    audience: /^لمن هذ(ه الخدمة|ا المنتج)$/,
    steps: 'كيف نعمل',
    deliverables: 'ما تتسلمونه',
    measures: 'نتائج يمكن قياسها',
    standards: 'المعايير والمنصات والقواعد',
    serviceQuestions: 'أسئلة تسبق التعاقد',
    modules: 'مكونات المنتج',
    platforms: 'أين يعمل',
    integrations: 'الأنظمة التي يتصل بها',
    security: 'الأمن والبيانات',
    rollout: 'خطوات بدء الاستخدام',
    productQuestions: 'أسئلة قبل البدء',
    related: 'خدمات ومنتجات ذات صلة',
  },
} as const

/** A section by its name; there is but one, and its heading says the same. */
async function section(page: Page, name: string | RegExp): Promise<Locator> {
  const found = page.getByRole('main').getByRole('region', { name, exact: true })
  await expect(found.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  return found
}

async function expectItems(found: Locator, texts: readonly string[]) {
  await expect(found.getByRole('listitem')).toHaveText([...texts])
}

async function expectSteps(found: Locator, steps: readonly Step[]) {
  await expect(found.getByRole('listitem')).toHaveCount(steps.length)
  for (const [index, { name, text, result }] of steps.entries()) {
    const step = found.getByRole('listitem').nth(index)
    await expect(step.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
    await expect(step).toContainText(text)
    await expect(step).toContainText(result)
  }
}

async function expectNamed(found: Locator, items: readonly NamedText[]) {
  await expect(found.getByRole('term')).toHaveText(items.map(({ name }) => name))
  await expect(found.getByRole('definition')).toHaveText(items.map(({ text }) => text))
}

async function expectAudience(page: Page, { audience }: CatalogueCopy, locale: Locale) {
  const found = await section(page, SECTIONS[locale].audience)
  await expect(found.getByText(audience.text, { exact: true })).toBeVisible()
  await expectItems(found, audience.signs)
}

async function expectQuestions(page: Page, name: string, { questions }: CatalogueCopy) {
  const found = await section(page, name)
  await expect(found.locator('summary')).toHaveText(questions.map(({ question }) => question))
  await expect(found.locator('details > p')).toHaveText(questions.map(({ answer }) => answer))
}

async function expectRelated(page: Page, { kind, slug }: CatalogueItem, related: readonly string[], locale: Locale) {
  const links = (await section(page, SECTIONS[locale].related)).getByRole('link')
  const pages = relatedPages(kind, slug, related)
  await expect(links).toHaveCount(pages.length)
  for (const [index, { copy, path }] of pages.entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(`${copy[locale].title} ${copy[locale].summary}`)
    await expect(links.nth(index)).toHaveAttribute('href', localizePath(locale, path))
  }
}

/** What every page begins with. */
const OPENING = ['introduction', 'details']

/** The ids of the sections of a page, in their order. */
const order = (page: Page) =>
  page
    .getByRole('main')
    .locator('section[id]')
    .evaluateAll((nodes) => nodes.map(({ id }) => id))

export async function expectServiceSections(page: Page, item: CatalogueItem, locale: Locale) {
  const { related, copy: copies } = services[item.slug as ServiceSlug]
  const copy: ServiceCopy = copies[locale]
  const names = SECTIONS[locale]
  await expectAudience(page, copy, locale)
  await expectSteps(await section(page, names.steps), copy.steps)
  await expectItems(await section(page, names.deliverables), copy.deliverables)
  await expectItems(await section(page, names.measures), copy.measures)
  await expectNamed(await section(page, names.standards), copy.standards)
  await expectQuestions(page, names.serviceQuestions, copy)
  await expectRelated(page, item, related, locale)
  const ids = ['who-it-is-for', 'how-we-work', 'what-you-receive', 'outcomes', 'standards', 'questions', 'related']
  expect(await order(page)).toEqual([...OPENING, ...ids])
}

export async function expectProductSections(page: Page, item: CatalogueItem, locale: Locale) {
  const { related, copy: copies } = products[item.slug as ProductSlug]
  const copy: ProductCopy = copies[locale]
  const names = SECTIONS[locale]
  await expectAudience(page, copy, locale)
  const table = (await section(page, names.modules)).getByRole('table', { name: names.modules, exact: true })
  await expect(table.getByRole('rowheader')).toHaveText(copy.modules.map(({ name }) => name))
  await expect(table.getByRole('cell')).toHaveText(copy.modules.map(({ text }) => text))
  await expectNamed(await section(page, names.platforms), copy.platforms)
  await expectNamed(await section(page, names.integrations), copy.integrations)
  await expectNamed(await section(page, names.security), copy.security)
  await expectSteps(await section(page, names.rollout), copy.rollout)
  await expectQuestions(page, names.productQuestions, copy)
  await expectRelated(page, item, related, locale)
  const ids = ['who-it-is-for', 'screens', 'modules', 'platforms', 'integrations', 'security', 'rollout', 'questions']
  expect(await order(page)).toEqual([...OPENING, ...ids, 'related'])
}
