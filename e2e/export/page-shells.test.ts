import { isDeletionPath, pagePaths } from '@/content/page-paths'
import { locales } from '@/lib/locale'

import { shellBytes, shellOf } from './shell'
import { errorPage, type ExportedPage, pages } from './site'

/**
 * The bytes of each template's shell: the largest of its pages, with all of the owner's slots filled. A change that needs
 * more than AIR raises them in a commit of its own.
 */
const SHELLS: Readonly<Record<string, Readonly<Record<ExportedPage['locale'], number>>>> = {
  home: { en: 4178, ar: 4205 },
  services: { en: 2692, ar: 2674 },
  products: { en: 2715, ar: 2667 },
  service: { en: 4046, ar: 4046 },
  product: { en: 4058, ar: 4077 },
  sample: { en: 3069, ar: 3107 },
  samples: { en: 2860, ar: 2892 },
  about: { en: 3273, ar: 3249 },
  partners: { en: 2659, ar: 2658 },
  contact: { en: 3581, ar: 3572 },
  deletion: { en: 2779, ar: 2768 },
  privacy: { en: 2629, ar: 2618 },
  accessibility: { en: 2809, ar: 2819 },
  supplier: { en: 2678, ar: 2670 },
}
/** Of a page without a number of its own. */
const ORDINARY_SHELL = { en: 2860, ar: 2892 }
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
