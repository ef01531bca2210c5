/** @jest-environment node */
import { locales } from '@/lib/locale'
import { texts } from '@/lib/texts'

import { allItems } from './catalogue'
import type { CatalogueCopy, ProductCopy, ServiceCopy } from './types'

/** Number of words on a page. */
const PAGE_WORDS = { min: 450, max: 900 }

/**
 * Counts the words of a page, without its metadata, the menus and the screens. The schema limits the answers to the two
 * questions that every service has.
 */
function countWords(copy: CatalogueCopy & Partial<ServiceCopy & ProductCopy>): number {
  const { intro, bullets, audience, steps, deliverables, standards, measures, questions } = copy
  const { modules, platforms, integrations, security, rollout } = copy
  const counted = [intro, bullets, audience, steps, deliverables, standards, measures, questions]
  return [...counted, modules, platforms, integrations, security, rollout]
    .flatMap((part) => texts(part ?? ''))
    .reduce((sum, { text }) => sum + text.trim().split(/\s+/).length, 0)
}

const cases = locales.flatMap((locale) => allItems.map((item) => ({ path: item.path, item, locale })))

test.each(cases)('$path has 450 to 900 words, $locale', ({ item, locale }) => {
  const words = countWords(item.copy[locale])
  expect(words).toBeGreaterThanOrEqual(PAGE_WORDS.min)
  expect(words).toBeLessThanOrEqual(PAGE_WORDS.max)
})
