/** @jest-environment node */
import { catalogue, catalogueItems } from '@/content/catalogue'
import { locales } from '@/lib/locale'

import { groupExcerpt, shownPart } from './sample-excerpt'

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

test.each(locales.flatMap((locale) => catalogueItems('services').map(({ slug }) => ({ locale, slug }))))(
  'the page of $slug shows the beginning of a part of its sample ($locale)',
  ({ locale, slug }) => {
    const part = shownPart(slug, locale)
    const { rows, entries, items } = { rows: [], entries: [], items: [], ...part?.block }
    expect(rows.length + entries.length + items.length).toBeGreaterThan(1)
    expect(part?.link.href).toMatch(new RegExp(`/samples/${slug}$`))
  },
)

test('a service without a sample shows none', () => {
  expect(shownPart('no-such-service', 'en')).toBeUndefined()
})
