import { content } from '@/content/content'
import { messages } from '@/content/messages'
import { exampleOwner } from '@/content/owner.fixture'
import { pagePaths } from '@/content/page-paths'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { profilePath } from '@/lib/page-files'

import { addressesIn, all, one, wordsOfBody } from './document'
import { onEachPage, pageAt, pages } from './site'

const { company } = exampleOwner

test('no page shows a value of the example', () => {
  const values = locales.flatMap((locale) => [
    messages[locale].company.example,
    company?.legalName?.[locale] ?? '',
    company?.people?.[0]?.name[locale] ?? '',
    company?.cases?.[0]?.problem[locale] ?? '',
  ])
  onEachPage(({ document }) => {
    const words = wordsOfBody(document)
    expect(values.filter((value) => words.includes(value))).toEqual([])
  })
})

test('an empty slot leaves no trace', () => {
  if (content.owner.company) return
  onEachPage(
    ({ document }) => expect(all('#company', document)).toEqual([]),
    pages.filter(({ path }) => path !== pagePaths.supplier),
  )
})

test.each(locales)('the supplier’s file lists what is supplied and which documents there are, %s', (locale) => {
  const { document } = pageAt(localizePath(locale, pagePaths.supplier))
  expect(all('#supply dt', document)).toHaveLength(6)
  expect(addressesIn(one('#documents', document))).toContain(profilePath(locale))
})
