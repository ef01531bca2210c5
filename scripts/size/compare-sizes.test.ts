import { KB } from './budgets'
import { excesses, regressions } from './compare-sizes'
import type { MeasuredPage } from './page-kinds'
import type { PageSize } from './page-size'

const SIZE: PageSize = {
  html: 10_000,
  css: 8_000,
  cssFiles: 1,
  fonts: 20_000,
  fontFiles: 2,
  fontsPreloaded: 18_000,
  picture: 0,
  paints: 38_000,
  data: 9_000,
  js: 100_000,
}

describe('regressions', () => {
  const since = (changed: Partial<PageSize>) => regressions({ page: SIZE }, { page: { ...SIZE, ...changed } })

  it('allows 2 %', () => expect(since({ html: 10_200 })).toEqual([]))
  it('allows what has shrunk', () => expect(since({ html: 1, fontFiles: 1 })).toEqual([]))
  it('names page, part, before and after beyond that', () => {
    expect(since({ html: 10_201 })).toEqual([{ page: 'page', part: 'html', before: 10_000, after: 10_201 }])
  })
  it('sees one more file', () => expect(since({ cssFiles: 2 })).toHaveLength(1))
  it('sees what was not there', () => expect(since({ picture: 1 })).toHaveLength(1))
  it('passes over pages that the baseline does not know', () => expect(regressions({}, { page: SIZE })).toEqual([]))
})

describe('excesses', () => {
  const page = (kind: MeasuredPage['kind'], locale: MeasuredPage['locale']): MeasuredPage => {
    return { id: 'page', kind, locale, path: '/page', file: 'page.html' }
  }

  it('finds nothing within the budgets', () => expect(excesses([page('home', 'en')], { page: SIZE })).toEqual([]))
  it('knows the budgets of a language', () => {
    const sizes = { page: { ...SIZE, fonts: 40 * KB } }
    expect(excesses([page('home', 'ar')], sizes)).toEqual([])
    expect(excesses([page('home', 'en')], sizes)).toEqual([
      { page: 'page', part: 'fonts', size: 40 * KB, budget: 31 * KB },
    ])
  })
  it('knows the budgets of a kind', () => {
    const sizes = { page: { ...SIZE, paints: 120 * KB, js: 140 * KB } }
    expect(excesses([page('home', 'en')], sizes)).toEqual([])
    expect(excesses([page('service', 'en')], sizes).map(({ part }) => part)).toEqual(['paints', 'js'])
  })
})
