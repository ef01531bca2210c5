import { ownerOnService, unlistedLevels } from '@/content/views/partner-levels'
import { SHOWN_ON_ABOUT, SHOWN_ON_CONTACT, SHOWN_ON_HOME, shownOnService } from '@/content/views/company-selections'
import { companyContents, type CompanySelection } from '@/content/views/company'
import { catalogueItems } from '@/content/catalogue'
import { content } from '@/content/content'
import { messages } from '@/content/messages'
import { exampleOwner } from '@/content/owner.fixture'
import { pagePaths } from '@/content/page-paths'
import type { Owner } from '@/content/schema/owner'
import { type Locale, locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { profilePath } from '@/lib/page-files'
import { sectionIds } from '@/lib/section-ids'

import { addressesIn, all, one, wordsOfBody } from './document'
import { onEachPage, pageAt, pages } from './site'

const serviceAt = (path: string) => catalogueItems('services').find((service) => service.path === path)

function shownOn(path: string): CompanySelection | undefined {
  const service = serviceAt(path)
  if (service) return shownOnService(service.slug)
  const shown: Readonly<Record<string, CompanySelection>> = {
    [pagePaths.home]: SHOWN_ON_HOME,
    [pagePaths.about]: SHOWN_ON_ABOUT,
    [pagePaths.contact]: SHOWN_ON_CONTACT,
    [pagePaths.partners]: { facts: ['levels'] },
  }
  return shown[path]
}

function ownerOn(path: string): Owner | undefined {
  const service = serviceAt(path)
  if (service) return ownerOnService(service.slug)
  return path === pagePaths.partners ? unlistedLevels() : undefined
}

const wordsOf = ({ company }: Owner, locale: Locale) =>
  [
    company?.legalName?.[locale],
    ...(company?.people ?? []).map(({ name }) => name[locale]),
    ...(company?.cases ?? []).map(({ problem }) => problem[locale]),
    ...(company?.certificates ?? []).map(({ standard }) => standard),
  ].flatMap((text) => text ?? [])

test('the pages show what the owner has set, and no value of the example', () => {
  const said = locales.map((locale) => {
    const words = pages.filter((page) => page.locale === locale).map(({ document }) => wordsOfBody(document))
    const isSaid = (value: string) => words.some((text) => text.includes(value))
    const own = wordsOf(content.owner, locale)
    // Whoever takes the example over has its values. Words of services name standards, too.
    const ownWords = JSON.stringify([content.owner, content.services, content.products, content.samples, content.pages])
    const foreign = [messages[locale].company.example, ...wordsOf(exampleOwner, locale)].filter(
      (value) => !ownWords.includes(JSON.stringify(value).slice(1, -1)),
    )
    return { missing: own.filter((value) => !isSaid(value)), foreign: foreign.filter(isSaid) }
  })
  expect(said).toEqual(locales.map(() => ({ missing: [], foreign: [] })))
})

test('a section about the company stands where the owner has set what it shows, and nowhere else', () => {
  onEachPage(
    ({ document, path, locale }) => {
      const shown = shownOn(path)
      const expected = shown ? companyContents(shown, locale, ownerOn(path)).length : 0
      expect(all(`#${sectionIds.company}`, document)).toHaveLength(expected)
    },
    // The supplier's file always has one.
    pages.filter(({ path }) => path !== pagePaths.supplier),
  )
})

test.each(locales)('the supplier’s file lists what is supplied and which documents there are, %s', (locale) => {
  const { document } = pageAt(localizePath(locale, pagePaths.supplier))
  expect(all('#supply dt', document)).toHaveLength(6)
  expect(addressesIn(one('#documents', document))).toContain(profilePath(locale))
})
