/** @jest-environment node */
import { allItems } from '@/content/catalogue'
import { settings } from '@/content/settings'

import { longTitles } from './long-titles'

const neutral = { en: settings.SITE_BRAND_EN.neutral, ar: settings.SITE_BRAND_AR.neutral }

test('a longer brand is reported page by page', () => {
  const [item] = allItems
  const line = longTitles({ ...neutral, en: 'B'.repeat(60) }).find((each) => each.startsWith(`${item?.path}:`))
  expect(line).toContain(`is ${(item?.copy.en.documentTitle.length ?? 0) + 3} characters too long.`)
})
