/** @jest-environment node */
import { catalogueItems } from '@/content/catalogue'
import { exampleOwner } from '@/content/owner.fixture'
import { partners } from '@/content/partners'
import { locales } from '@/lib/locale'

import { ownerOnService, partnerLevel, unlistedLevels } from './partner-levels'

const [example] = exampleOwner.company?.levels ?? []
const other = example && { ...example, partner: 'Not in the list' }

test.each(locales)('a partner of the list has the level that the owner has set, %s', (locale) => {
  const levels = partners.flatMap((partner) => partnerLevel(partner, locale, exampleOwner) ?? [])
  expect(levels).toEqual([example?.level[locale]])
  expect(partners.flatMap((partner) => partnerLevel(partner, locale, {}) ?? [])).toEqual([])
})

test('a level of any other partner is not lost', () => {
  expect(unlistedLevels({})).toEqual({ company: { levels: [] } })
  expect(unlistedLevels(exampleOwner)).toEqual({ company: { levels: [] } })
  const levels = [example, other].flatMap((level) => level ?? [])
  expect(unlistedLevels({ company: { levels } })).toEqual({ company: { levels: [other] } })
})

test('the page of a service shows the levels of the partners in its meta.yaml, and no others', () => {
  const id = partners.find(({ name }) => name === example?.partner)?.id ?? ''
  for (const { slug, entry } of catalogueItems('services')) {
    expect([slug, ownerOnService(slug, exampleOwner)]).toEqual([
      slug,
      { ...exampleOwner, company: { ...exampleOwner.company, levels: entry.partners?.includes(id) ? [example] : [] } },
    ])
    expect(ownerOnService(slug, {})).toEqual({ company: { levels: [] } })
  }
})
