import { type APIRequestContext, expect, test } from '@playwright/test'

import { catalogueItems } from '@/content/catalogue'
import { contactPage } from '@/content/pages/contact'
import { homePage } from '@/content/pages/home'
import { pagePaths } from '@/content/site-paths'
import type { Locale } from '@/lib/locale'

import { addresses, elements, withoutScripts } from './support/html'
import { allPages } from './support/pages'
import { filesOf, pictureNames } from './support/picture-files'

const htmlOf = async (request: APIRequestContext, address: string) =>
  withoutScripts(await (await request.get(address)).text())

const isPicture = (src: string | undefined) => src?.startsWith('/pictures/') ?? false

test('every picture that is made stands on a page', async ({ request }) => {
  const shown = new Set<string>()
  for (const address of [...allPages.map((page) => page.address), '/404.html']) {
    for (const found of addresses(await htmlOf(request, address))) shown.add(found)
  }
  expect(pictureNames.filter((name) => !filesOf(name).some((src) => shown.has(src)))).toEqual([])
})

/** The form of these pages stands at once, its picture is an icon. */
const hasNoHeadPicture = (path: string) => path.endsWith('-account')

test('one picture of a page is preloaded and comes first, the others wait until they are near', async ({ request }) => {
  for (const { path, address } of allPages) {
    const html = await htmlOf(request, address)
    const pictures = elements(html, 'img').filter(({ src }) => isPicture(src))
    const eager = pictures.filter(({ loading }) => loading !== 'lazy')
    expect(eager.length, `eager pictures of ${address}`).toBe(hasNoHeadPicture(path) ? 0 : 1)
    expect(
      eager.map(({ fetchpriority }) => fetchpriority),
      address,
    ).toEqual(eager.map(() => 'high'))
    expect(
      pictures.filter((one) => !eager.includes(one) && one.fetchpriority === 'high'),
      address,
    ).toEqual([])

    const preloads = elements(html, 'link').filter(({ rel, imagesrcset }) => rel === 'preload' && imagesrcset)
    expect(preloads.length > 0, `preloads of ${address}`).toBe(eager.length > 0)
    const [, sources = ''] = /<picture\b[^>]*>((?:(?!<picture\b)[^])*?)<img[^>]*loading="eager"/.exec(html) ?? []
    const avif = elements(sources, 'source').filter(({ type }) => type === 'image/avif')
    const list = ({ srcset, imagesrcset, sizes, imagesizes }: Record<string, string>) => [
      srcset ?? imagesrcset,
      sizes ?? imagesizes,
    ]
    expect(preloads.map(list), `preloads of ${address}`).toEqual(avif.map(list))
    expect(
      preloads.map(({ as, type, fetchpriority }) => [as, type, fetchpriority]),
      address,
    ).toEqual(preloads.map(() => ['image', 'image/avif', 'high']))
    // Of several only one is fetched: each has a condition, the last that none of the others holds.
    if (preloads.length > 1) {
      const media = preloads.map((preload) => preload.media ?? '')
      expect(media.at(-1), address).toMatch(/^not /)
      for (const one of media.slice(0, -1)) expect(media.at(-1), address).toContain(one)
    }
  }
})

test('every picture says what it shows or that it only decorates, and no two on a page say the same', async ({
  request,
}) => {
  for (const { address } of allPages) {
    const images = elements(await htmlOf(request, address), 'img')
    const unsized = images.filter(({ width, height }) => !width || !height).map(({ src }) => src)
    expect(unsized, `no width or height on ${address}`).toEqual([])
    const pictures = images.filter(({ src }) => isPicture(src))
    expect(pictures.length, address).toBeGreaterThan(0)
    expect(
      pictures.filter(({ alt }) => alt === undefined).map(({ src }) => src),
      `no alt on ${address}`,
    ).toEqual([])
    const said = new Map<string, Set<string>>()
    // The same screen may stand in several places of a page, in several sizes.
    for (const { alt = '', src = '' } of pictures) if (alt) said.set(alt, (said.get(alt) ?? new Set()).add(src))
    const twins = [...said].filter(([, files]) => files.size > 1).map(([alt, files]) => [alt, ...files])
    expect(twins, address).toEqual([])
  }
})

/** What is shown for its own sake: app screens, first pages of datasheets, logos of partners. */
const SHOWS_SOMETHING = /^(screens|sheets)\/|^\/partners\//
/** Pictures without words beside them that say the same. */
const SCENES = (locale: Locale): Readonly<Record<string, readonly string[]>> => ({
  [pagePaths.home]: [homePage[locale].vision.pictureAlt, homePage[locale].towersAlt],
  [pagePaths.contact]: Object.values(contactPage[locale].pictureAlts),
})

test('screens, datasheets, logos and scenes say what they show, in the language of the page', async ({ request }) => {
  const nameOf = new Map(pictureNames.flatMap((name) => filesOf(name).map((src) => [src, name])))
  let found = 0
  for (const { address, path, locale } of allPages) {
    const images = elements(await htmlOf(request, address), 'img')
    const showing = images.filter(({ src = '' }) => SHOWS_SOMETHING.test(nameOf.get(src) ?? src))
    found += showing.length
    expect
      .soft(
        showing.filter(({ alt }) => !alt?.trim()).map(({ src }) => src),
        address,
      )
      .toEqual([])
    const scenes = SCENES(locale)[path] ?? []
    expect
      .soft(
        images.map(({ alt }) => alt),
        address,
      )
      .toEqual(expect.arrayContaining([...scenes]))
  }
  // Each service and product has a datasheet, each product its screens.
  expect(found).toBeGreaterThan(2 * catalogueItems('services').length + 10 * catalogueItems('products').length)
})
