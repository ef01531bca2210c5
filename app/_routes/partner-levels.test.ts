/** @jest-environment node */
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

test.each([
  ['odoo-implementation', [example]],
  // Its words mention Odoo, and it is no work with the partner.
  ['siem', []],
  ['zta', []],
])('the page of %s shows the levels of the partners in its meta.yaml', (service, levels) => {
  expect(ownerOnService(service, exampleOwner)).toEqual({
    ...exampleOwner,
    company: { ...exampleOwner.company, levels },
  })
  expect(ownerOnService(service, {})).toEqual({ company: { levels: [] } })
})
