import { locales } from '@/lib/locale'

import { generateRegistry } from './registry'

/*
 * node --import tsx scripts/generate/one-folder.probe.ts <kind> <slug>: writes the registry of the tree it is run in and
 * says, as JSON, what comes out for one page. The test beside it runs it in a copy of the project.
 */
const [kind, slug] = process.argv.slice(2)
if ((kind !== 'services' && kind !== 'products') || !slug) throw new Error('usage: one-folder.probe.ts <kind> <slug>')

generateRegistry()
const { catalogue, catalogueItem } = await import('@/content/catalogue')
const { navigation } = await import('@/content/navigation')
const { allPictures, pictureAlt } = await import('@/content/pictures')
const { sitePaths } = await import('@/content/site-paths')
const { siblingItems } = await import('@/app/_routes/sibling-items')
const { sheetJob } = await import('./typst/datasheets')
const { cardJob } = await import('./typst/social-cards')
const { makeOutputs } = await import('./typst/outputs')

const item = catalogueItem(kind, slug)
const group = catalogue[kind].find(({ id }) => id === item.group)
const neighbour = group?.items.find((other) => other !== item)
if (!group || !neighbour) throw new Error('the sample stands in a group of its own')

const sheet = { item, groupTitle: { en: group.copy.en.title, ar: group.copy.ar.title } }
const sheets = locales.map((locale) => sheetJob(sheet, locale, ''))
const cards = locales.map((locale) => cardJob(item.path, locale, ''))
await makeOutputs('probe', [...sheets, ...cards], [])

console.log(
  JSON.stringify({
    path: sitePaths.find((path) => path === item.path),
    places: group.items.map((other) => other.slug),
    menus: locales.map((locale) => JSON.stringify(navigation(locale)).includes(item.copy[locale].title)),
    card: siblingItems(kind, neighbour.slug, 1).find((other) => other.slug === slug),
    picture: {
      master: allPictures.get(item.picture)?.master,
      alt: locales.map((locale) => pictureAlt(item.picture, locale)),
    },
    sheets: sheets.flatMap(({ files }) => files),
    cards: cards.flatMap(({ files }) => files),
  }),
)
