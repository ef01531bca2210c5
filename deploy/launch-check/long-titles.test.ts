/** @jest-environment node */
import { allItems } from '@/content/catalogue'
import { settings } from '@/content/settings'

import { longTitles } from './long-titles'

const neutral = { en: settings.SITE_BRAND_EN.neutral, ar: settings.SITE_BRAND_AR.neutral }

test('no title of a service or product is cut off under the neutral brand', () => {
  const paths = allItems.map(({ path }) => path)
  expect(longTitles(neutral).filter((line) => paths.some((path) => line.includes(`${path}:`)))).toEqual([])
})

test('a longer brand is reported page by page', () => {
  const [item] = allItems
  const line = longTitles({ ...neutral, en: 'B'.repeat(60) }).find((each) => each.startsWith(`${item?.path}:`))
  expect(line).toContain(`is ${(item?.copy.en.documentTitle.length ?? 0) + 3} characters too long.`)
})
