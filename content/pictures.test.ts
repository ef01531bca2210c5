/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

import { products } from '@/generated/products'
import { locales } from '@/lib/locale'

import { catalogueItems } from './catalogue'
import { contactPage } from './pages/contact'
import { homePage } from './pages/home'
import { allPictures, pictureAlt, pictureFacts, pictureMaster, pictures } from './pictures'

const FOLDER = 'art/masters'

/** Longer ones are no longer heard in one breath. */
const LONGEST_ALT = 160

const items = [...catalogueItems('services'), ...catalogueItems('products')]

test('every service and product has a main picture of its own', () => {
  const masters = items.map(({ picture, path }) => ({ path, master: pictureMaster(picture, 'en') }))
  expect(masters.filter(({ master }) => !existsSync(master))).toEqual([])
  const shared = masters.filter((one) => masters.some((other) => other !== one && other.master === one.master))
  expect(shared).toEqual([])
})

test('the picture of a product shows its screens in the language of the page', () => {
  const foreign = catalogueItems('products').filter(({ picture }) => {
    // A product that is added with one picture in its folder has none for each language.
    if (!(picture in pictures)) return false
    const [en, ar] = locales.map((locale) => pictureMaster(picture, locale))
    return !pictureFacts(picture).readable || en === ar
  })
  expect(foreign.map(({ path }) => path)).toEqual([])
})

test('every picture has its master, and every master is the picture of something', () => {
  const masters = [...allPictures.values()].flatMap(({ master }) =>
    typeof master === 'string' ? master : Object.values(master),
  )
  expect(masters.filter((master) => !existsSync(master))).toEqual([])
  // A scene may show a picture that no page shows by itself: a pane, a film strip.
  const scenes = readdirSync('art/scenes').map((name) => readFileSync(`art/scenes/${name}`, 'utf8'))
  const isShown = (stem: string) =>
    scenes.some((scene) => scene.includes(`'${stem}'`) || scene.includes(`${stem}.webp`))
  const unused = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.webp'))
    .filter((name) => !masters.includes(`${FOLDER}/${name}`) && !isShown(name.replace('.webp', '')))
  expect(unused).toEqual([])
})

describe.each(locales)('what pictures show, in words, %s', (locale) => {
  const alts = [
    ...items.map(({ picture }) => [picture, pictureAlt(picture, locale)] as const),
    ['vision', homePage[locale].vision.pictureAlt] as const,
    ['towers', homePage[locale].towersAlt] as const,
    ['towers on the contact page', contactPage[locale].pictureAlt] as const,
  ]

  it('is said of each, in one breath', () => {
    expect(alts.filter(([, alt]) => alt.trim().length < 20 || alt.length > LONGEST_ALT)).toEqual([])
  })

  it('does not begin by saying that it is a picture', () => {
    expect(
      alts.filter(([, alt]) => /^(an? )?(image|picture|photo|illustration)\b|^(صورة|رسم)(\s|$)/i.test(alt)),
    ).toEqual([])
  })

  it('differs from picture to picture', () => {
    const words = alts.map(([, alt]) => alt)
    expect(words.filter((alt, index) => words.indexOf(alt) !== index)).toEqual([])
  })

  it('differs from screen to screen of a product', () => {
    const twins = Object.entries(products).flatMap(([slug, { copy }]) => {
      const names = Object.values(copy[locale].screens).map(({ name }) => name)
      return new Set(names).size < names.length ? [`${slug}: ${names.join(', ')}`] : []
    })
    expect(twins).toEqual([])
  })
})
