/** @jest-environment node */
import { catalogueItems } from '@/content/catalogue'
import { profile } from '@/content/pages'
import type { ServiceCopy } from '@/content/types'
import { locales } from '@/lib/locale'

import { profileWords } from './profile-words'

describe.each(locales)('%s', (locale) => {
  it('every product has a sentence on what it is made of, and no other has one', () => {
    const slugs = catalogueItems('products').map(({ slug }) => slug)
    expect(profile[locale].modules.map(({ id }) => id).toSorted()).toEqual(slugs.toSorted())
  })

  it('what is left out of the standards stands on a page of a service', () => {
    const names = catalogueItems('services').flatMap(({ copy }) =>
      (copy[locale] as ServiceCopy).standards.map(({ name }) => name),
    )
    expect(profile[locale].standards.leftOut.filter((name) => !names.includes(name))).toEqual([])
    for (const { text } of profileWords(locale).standards.items) expect(text).not.toBe('')
  })
})
