import { isDeletionPath, pagePaths } from '@/content/page-paths'
import { locales } from '@/lib/locale'

import { shellBytes, shellOf } from './shell'
import { errorPage, type ExportedPage, pages } from './site'

/**
 * The bytes of each template's shell: the largest of its pages, with all of the owner's slots filled. A change that needs
 * more than AIR raises them in a commit of its own.
 */
const SHELLS: Readonly<Record<string, Readonly<Record<ExportedPage['locale'], number>>>> = {
  home: { en: 3794, ar: 3808 },
  services: { en: 2124, ar: 2114 },
  products: { en: 2135, ar: 2125 },
  service: { en: 3410, ar: 3407 },
  product: { en: 3294, ar: 3323 },
  sample: { en: 2606, ar: 2644 },
  samples: { en: 2302, ar: 2341 },
  about: { en: 2690, ar: 2667 },
  partners: { en: 2001, ar: 2001 },
  contact: { en: 3323, ar: 3302 },
  deletion: { en: 2378, ar: 2377 },
  privacy: { en: 2052, ar: 2057 },
  accessibility: { en: 2267, ar: 2279 },
  supplier: { en: 2291, ar: 2284 },
}
/** Of a page without a number of its own. */
const ORDINARY_SHELL = { en: 2302, ar: 2341 }
const ERROR_SHELL = 424

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
