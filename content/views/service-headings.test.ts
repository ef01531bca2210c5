/** @jest-environment node */
import { allItems } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { exampleOwner } from '@/content/owner.fixture'
import { locales } from '@/lib/locale'

import { ownerOnService } from './partner-levels'
import { serviceContents } from './service-headings'

const isService = (item: (typeof allItems)[number]) => item.kind === 'services'

test.each(locales)(
  'the table of contents names the company’s results and certificates once there are any, %s',
  (locale) => {
    const { cases, certificates, credentials } = messages[locale].company
    for (const item of allItems.filter(isService)) {
      const headings = (owner: typeof exampleOwner) =>
        serviceContents(item, locale, owner).map(({ heading }) => heading)
      const hasCase = exampleOwner.company?.cases?.some(({ service }) => service === item.slug)
      const hasLevel = ownerOnService(item.slug, exampleOwner).company?.levels?.length
      const proof = hasLevel ? credentials : certificates
      expect(headings(exampleOwner).at(-3)).toBe(hasCase ? cases : proof)
      expect(headings({})).toHaveLength(headings(exampleOwner).length - 1)
    }
  },
)
