import { parseDocument } from 'htmlparser2'

import { sourcesOf } from '@/content/sources'

import { attributes, one, wordsOf } from './document'
import { onEachPage, pages } from './site'

const cited = pages.filter(({ path }) => sourcesOf(path, 'en').length > 0)

test('every source is named, closed, with the day of its last check', () => {
  onEachPage(({ path, locale, document }) => {
    const list = one('details#sources', document)
    expect(list.attribs).not.toHaveProperty('open')
    const sources = sourcesOf(path, locale)
    expect(sources.length).toBeGreaterThan(0)
    expect(attributes('li', list).map(({ id }) => id)).toEqual(sources.map(({ number }) => `source-${number}`))
    expect(attributes('time', list).map(({ datetime }) => datetime)).toEqual(sources.map(({ checked }) => checked))
    const words = wordsOf(list)
    const documents = sources.flatMap((source) => source.documents)
    expect(documents.map(({ name }) => name).filter((name) => !words.includes(name))).toEqual([])
    // Names in another language say so.
    const foreign = documents.filter(({ lang }) => lang !== locale)
    expect(attributes('cite[lang]', list)).toHaveLength(foreign.length)
  }, cited)
})

test('every source is cited by a statement of its page', () => {
  onEachPage(({ path, locale, html }) => {
    const links = attributes('a[href^="#source-"]', parseDocument(html)).map(({ href }) => href)
    const uncited = sourcesOf(path, locale).filter(({ number }) => !links.includes(`#source-${number}`))
    expect(uncited).toEqual([])
  }, cited)
})
