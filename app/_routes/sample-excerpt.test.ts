/** @jest-environment node */
import { catalogue, catalogueItems } from '@/content/catalogue'
import { locales } from '@/lib/locale'

import { groupExcerpt, sampleHead } from './sample-excerpt'

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
  'the page of $slug shows the head of its sample, under the name of a deliverable ($locale)',
  ({ locale, slug }) => {
    const head = sampleHead(slug, locale)
    expect(head?.facts).toHaveLength(3)
    expect(head?.deliverable).toBeTruthy()
    expect(head?.link.href).toMatch(new RegExp(`/samples/${slug}$`))
  },
)

test('a service without a sample has no head of one', () => {
  expect(sampleHead('no-such-service', 'en')).toBeUndefined()
})
