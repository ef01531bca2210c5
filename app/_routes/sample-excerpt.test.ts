/** @jest-environment node */
import { catalogue } from '@/content/catalogue'
import { locales } from '@/lib/locale'

import { groupExcerpt } from './sample-excerpt'

test.each(locales.flatMap((locale) => catalogue.services.map(({ id }) => ({ locale, id }))))(
  'the group $id shows a part of a sample ($locale)',
  ({ locale, id }) => {
    const excerpt = groupExcerpt(id, locale)
    expect(excerpt?.blocks.length).toBeGreaterThan(0)
    expect(excerpt?.href).toContain('/samples/')
  },
)

test('a group without a sample to show has no sheet', () => {
  expect(groupExcerpt('no-such-group', 'en')).toBeUndefined()
})
