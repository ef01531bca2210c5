import type { Element } from 'domhandler'

import { allItems, catalogueItems } from '@/content/catalogue'
import { contactPage, homePage } from '@/content/pages'
import { isDeletionPath, pagePaths } from '@/content/page-paths'
import type { Locale } from '@/lib/locale'

import { filesOf, pictureNames } from '../support/picture-files'
import { addressesIn, all, attributes } from './document'
import { errorPage, type ExportedPage, onEachPage, pages } from './site'

type Attributes = Record<string, string>

test('every picture of a service or product appears on a page', () => {
  const shown = new Set([...pages, errorPage].flatMap(({ document }) => addressesIn(document)))
  // content/pictures.yaml may have a picture in store.
  const ofPages = pictureNames.filter((name) => name.includes('/'))
  expect(ofPages.length).toBeGreaterThanOrEqual(2 * allItems.length)
  expect(ofPages.filter((name) => !filesOf(name).some((src) => shown.has(src)))).toEqual([])
})

const isPicture = ({ attribs }: Element) => attribs.src?.startsWith('/pictures/') ?? false
const picturesOf = ({ document }: ExportedPage) => all('img', document).filter(isPicture)

test('one picture of a page loads first, and the others wait until they are near', () => {
  onEachPage((page) => {
    const attribs = picturesOf(page).map((picture) => picture.attribs)
    const eager = attribs.filter(({ loading }) => loading !== 'lazy')
    expect(eager.map(({ fetchpriority }) => fetchpriority)).toEqual(
      // Deletion pages show their form at once; their picture is an icon.
      isDeletionPath(page.path) ? [] : ['high'],
    )
    expect(attribs.filter(({ loading, fetchpriority }) => loading === 'lazy' && fetchpriority === 'high')).toEqual([])
  })
})

/**
 * The files of a picture that a browser may choose from: those of the sources of its <picture>, if it has one, and its
 * own.
 */
const choicesOf = (picture: Element): Attributes[] => {
  const around = picture.parent as Element
  const sources = around.name === 'picture' ? attributes('source', around) : []
  return [...sources, picture.attribs].filter(({ srcset }) => srcset)
}

const list = ({ srcset, imagesrcset, sizes, imagesizes }: Attributes) => [srcset ?? imagesrcset, sizes ?? imagesizes]

test('the first picture is preloaded, in the files from which the browser then chooses', () => {
  onEachPage((page) => {
    const preloads = attributes('link[rel=preload][imagesrcset]', page.document)
    const [first] = picturesOf(page).filter(({ attribs }) => attribs.loading !== 'lazy')
    const choices = first ? choicesOf(first) : []
    expect(preloads.length > 0).toBe(first !== undefined)
    expect(preloads.map(list)).toEqual(choices.map(list))
    const expected = { as: 'image', fetchpriority: 'high' }
    expect(preloads).toMatchObject(preloads.map(() => expected))
    // Only one of several is fetched: each has a condition, and the last applies when none of the others does.
    const media = preloads.map((preload) => preload.media ?? '')
    if (preloads.length > 1) expect(media.at(-1)).toMatch(/^not /)
    for (const one of media.slice(0, -1)) expect(media.at(-1)).toContain(one)
  })
})

test('every picture has a width and a height', () => {
  onEachPage(({ document }) => {
    const unsized = attributes('img', document).filter(({ width, height }) => !width || !height)
    expect(unsized.map(({ src }) => src)).toEqual([])
  })
})

test('every picture has an alt text or is marked as decoration, and no two on a page have the same', () => {
  onEachPage((page) => {
    const pictures = picturesOf(page).map(({ attribs }) => attribs)
    expect(pictures.length).toBeGreaterThan(0)
    expect(attributes('img:not([alt])', page.document)).toEqual([])
    const said = new Map<string, Set<string>>()
    // The same screen may appear in several places of a page, in several sizes.
    for (const { alt = '', src = '' } of pictures) if (alt) said.set(alt, (said.get(alt) ?? new Set()).add(src))
    const twins = [...said].filter(([, files]) => files.size > 1).map(([alt, files]) => [alt, ...files])
    expect(twins).toEqual([])
  })
})

/** A picture has the same name in every format. */
const withoutType = (src: string) => src.replace(/\.\w+$/, '')

/** Pictures shown for their own sake: app screens, first pages of datasheets, partners' logos. */
const SHOWS_SOMETHING = /^(screens|sheets)\/|^\/partners\//
/** Pictures without words beside them that say the same. */
const SCENES = (locale: Locale): Readonly<Record<string, readonly string[]>> => ({
  [pagePaths.home]: [homePage[locale].vision.pictureAlt, homePage[locale].towersAlt],
  [pagePaths.contact]: Object.values(contactPage[locale].pictureAlts),
})

test('screens, datasheets, logos and scenes have alt texts in the language of the page', () => {
  const nameOf = new Map(pictureNames.flatMap((name) => filesOf(name).map((src) => [withoutType(src), name])))
  let found = 0
  onEachPage(({ path, locale, document }) => {
    const images = attributes('img', document)
    const showing = images.filter(({ src = '' }) => SHOWS_SOMETHING.test(nameOf.get(withoutType(src)) ?? src))
    found += showing.length
    expect(showing.filter(({ alt }) => !alt?.trim()).map(({ src }) => src)).toEqual([])
    expect(images.map(({ alt }) => alt)).toEqual(expect.arrayContaining([...(SCENES(locale)[path] ?? [])]))
  })
  // Each service and product has a datasheet, each product its screens.
  const screens = catalogueItems('products').flatMap(({ entry }) => entry.copy.en.screens)
  expect(found).toBeGreaterThanOrEqual(2 * (allItems.length + screens.length))
})
