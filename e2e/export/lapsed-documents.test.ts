import { removeElement } from 'domutils'
import { parseDocument } from 'htmlparser2'

import { companyFacts } from '@/content/company'
import { content } from '@/content/content'
import { messages } from '@/content/messages'
import { ownerDocuments } from '@/content/owner-documents'
import { pagePaths } from '@/content/page-paths'
import { type Locale, locales, mapLocales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { all, one, wordsOfBody } from './document'
import { onEachPage, pageAt } from './site'

/** The first line of each fact that ends with a document of the owner, without the day. */
const endingFacts = (locale: Locale) =>
  companyFacts(locale).flatMap(({ text, until, proof }) => (until ? [proof?.lines[0] ?? text] : []))

test.each(locales)('the page on the company shows the documents of the owner, %s', (locale) => {
  const words = wordsOfBody(pageAt(localizePath(locale, pagePaths.about)).document)
  expect(endingFacts(locale).filter((fact) => !words.includes(fact))).toEqual([])
})

test('no page shows a document of the owner without its last day, on which the first script hides it', () => {
  const licence = content.owner.company?.licence
  const inFooter = (locale: Locale) => (licence ? [`${messages[locale].company.facts.licence} ${licence.number}`] : [])
  const facts = mapLocales((locale) => [...endingFacts(locale), ...inFooter(locale)])
  const days = ownerDocuments(content.owner.company).map(({ expires }) => expires)
  onEachPage(({ html, locale }) => {
    const document = parseDocument(html)
    const listed = one('html', document).attribs['data-last-days']?.split(' ') ?? []
    const marked = all('[data-until]', document)
    const used = marked.map(({ attribs }) => attribs['data-until'] ?? '')
    expect({ listed, unlisted: used.filter((day) => !listed.includes(day)) }).toEqual({
      listed: [...new Set(days)].sort(),
      unlisted: [],
    })
    for (const element of marked) removeElement(element)
    const words = wordsOfBody(document)
    expect(facts[locale].filter((fact) => words.includes(fact))).toEqual([])
  })
})
