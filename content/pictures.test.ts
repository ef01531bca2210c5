/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

import { locales } from '@/lib/locale'

import { allItems, catalogueItems } from './catalogue'
import { contactPage, homePage } from './pages'
import { allPictures, pictureAlt, pictureByName, pictureMaster } from './pictures'

const FOLDER = 'art/masters'

test('no two services or products have the same main picture', () => {
  const masters = allItems.map(({ picture, path }) => ({ path, master: pictureMaster(picture, 'en') }))
  expect(masters.filter(({ master }) => !existsSync(master))).toEqual([])
  const shared = masters.filter((one) => masters.some((other) => other !== one && other.master === one.master))
  expect(shared).toEqual([])
})

test('the main pictures of products, which show app screens, differ by language', () => {
  const foreign = catalogueItems('products').filter(({ picture }) => {
    // A picture in the folder of a product is the same in both languages.
    if (picture.includes('/')) return false
    const [en, ar] = locales.map((locale) => pictureMaster(picture, locale))
    return !pictureByName(picture).readable || en === ar
  })
  expect(foreign.map(({ path }) => path)).toEqual([])
})

test('every picture has a master, and every master is used', () => {
  const masters = [...allPictures.values()].flatMap(({ master }) =>
    typeof master === 'string' ? master : Object.values(master),
  )
  expect(masters.filter((master) => !existsSync(master))).toEqual([])
  // Sources of other pictures in art/scenes may use masters too.
  const scenes = readdirSync('art/scenes').map((name) => readFileSync(`art/scenes/${name}`, 'utf8'))
  // A table there names the masters of pictures in style sheets.
  const readme = readFileSync('art/README.md', 'utf8')
  const isUsedElsewhere = (stem: string) =>
    new RegExp(`avif +\\| ${stem} `).test(readme) ||
    scenes.some((scene) => scene.includes(`'${stem}'`) || scene.includes(`${stem}.webp`))
  const unused = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.webp'))
    .filter((name) => !masters.includes(`${FOLDER}/${name}`) && !isUsedElsewhere(name.replace('.webp', '')))
  expect(unused).toEqual([])
})

describe.each(locales)('alt texts, %s', (locale) => {
  const alts = [
    ...allItems.map(({ picture }) => [picture, pictureAlt(picture, locale)] as const),
    ['vision', homePage[locale].vision.pictureAlt] as const,
    ['towers', homePage[locale].towersAlt] as const,
    ...Object.entries(contactPage[locale].pictureAlts),
  ]

  it('are different for all pictures', () => {
    const values = alts.map(([, alt]) => alt)
    expect(values.filter((alt, index) => values.indexOf(alt) !== index)).toEqual([])
  })

  it('are different for all screens of a product', () => {
    const duplicates = catalogueItems('products').flatMap(({ slug, entry }) => {
      const names = entry.copy[locale].screens.map(({ name }) => name)
      return new Set(names).size < names.length ? [`${slug}: ${names.join(', ')}`] : []
    })
    expect(duplicates).toEqual([])
  })
})
