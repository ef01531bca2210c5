import { isDeletionPath, pagePaths } from '@/content/page-paths'
import { locales } from '@/lib/locale'

import { shellBytes, shellOf } from './shell'
import { errorPage, type ExportedPage, pages } from './site'

/**
 * The bytes of each template's shell: the largest of its pages, with all of the owner's slots filled. A change that needs
 * more than AIR raises them in a commit of its own.
 */
const SHELLS: Readonly<Record<string, Readonly<Record<ExportedPage['locale'], number>>>> = {
  home: { en: 7048, ar: 7073 },
  services: { en: 4294, ar: 4262 },
  products: { en: 4336, ar: 4288 },
  service: { en: 6840, ar: 6826 },
  product: { en: 6998, ar: 7013 },
  sample: { en: 5125, ar: 5169 },
  samples: { en: 4565, ar: 4568 },
  about: { en: 4852, ar: 4821 },
  partners: { en: 4207, ar: 4204 },
  contact: { en: 5333, ar: 5316 },
  deletion: { en: 4887, ar: 4891 },
  privacy: { en: 4454, ar: 4425 },
  accessibility: { en: 4667, ar: 4695 },
  supplier: { en: 4482, ar: 4460 },
}
/** Of a page without a number of its own. */
const ORDINARY_SHELL = { en: 4565, ar: 4568 }
const ERROR_SHELL = 723

const AIR = 1.05

/** `/services/digital/ai-ml` is a service; other pages have a template of their own. */
function templateOf(path: string): string {
  if (isDeletionPath(path)) return 'deletion'
  const own = Object.entries(pagePaths).find(([, ownPath]) => ownPath === path)
  return own?.[0] ?? path.replace(/^\/(\w+)s\/.*/, '$1')
}

test('words, addresses, settings and more entries leave a shell as it is', () => {
  const page = (entries: string) =>
    `<nav><ul class="list">${entries}</ul></nav><p>A <a href="/">sentence</a> stands here.</p>`
  const shell = shellOf(page('<li><a href="/a">One</a></li>'))
  expect(shell).toBe('<nav><ul class="list"><li><a href="x">x</a></li></ul></nav><p>x<a href="x">x</a></p>')
  expect(shellOf(page('<li><a href="/a">One</a></li><li><a href="/other">Another</a></li>'))).toBe(shell)
})

for (const locale of locales) {
  test(`no template grows by more than 5 % without its words (${locale})`, () => {
    const measured: Record<string, number> = {}
    for (const page of pages.filter((one) => one.locale === locale)) {
      const template = templateOf(page.path)
      measured[template] = Math.max(measured[template] ?? 0, shellBytes(page.html))
    }
    const grown = Object.entries(measured).filter(
      ([template, bytes]) => bytes > (SHELLS[template] ?? ORDINARY_SHELL)[locale] * AIR,
    )
    expect(Object.fromEntries(grown)).toEqual({})
    expect(Object.keys(measured)).toEqual(expect.arrayContaining(Object.keys(SHELLS)))
  })
}

test('nor does the error page', () => {
  expect(shellBytes(errorPage.html)).toBeLessThanOrEqual(ERROR_SHELL * AIR)
})
