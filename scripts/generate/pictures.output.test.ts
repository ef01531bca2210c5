/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

import sharp from 'sharp'

import { catalogueItems } from '@/content/catalogue'
import { locales } from '@/lib/locale'
import { type PictureFiles, pictureFiles, type PictureShape } from '@/components/ui/picture-files'
import { screenPicture } from '@/lib/picture-names'

import { sceneMasters, screenMasters, sheetMasters } from './picture-masters'
import { CROP_WIDTHS, WIDTHS, widthsWithin } from './picture-widths'

/** Reads what `npm run generate` made of the masters. */
const KB = 1024

/** The most KB at a width: what an untouched phone fetches of the drawn screens, the first one and all thumbnails. */
const SCREEN_BUDGETS = {
  screen: { width: 304, kb: 14 },
  tablet: { width: 576, kb: 18 },
  thumbnail: { width: 96, kb: 3.5 },
}

const READING_MS = 120_000

const scenes = sceneMasters().map(({ name }) => name)
const screens = screenMasters().map(({ name }) => name)
const sheets = sheetMasters().map(({ name }) => name)
const names = [...scenes, ...screens, ...sheets]

const shapesOf = ({ tall, landscape, ...whole }: PictureFiles): readonly (readonly [string, PictureShape])[] =>
  Object.entries({ whole, ...(tall && { tall }), ...(landscape && { landscape }) })

const fileOf = (src: string) => path.join('public', src)

/** Reports a shape that is not made at all widths of its kind. */
function lackingWidths(name: string, shape: string, { width, sources }: PictureShape, wanted: readonly number[]) {
  const widths = sources.map((source) => source.width)
  const missing = widthsWithin(width, wanted).filter((one) => !widths.includes(one))
  return missing.length > 0 ? [`${name}, ${shape}, is not there at ${missing.join(', ')} px`] : []
}

test('every picture exists at all widths of its kind', () => {
  const whole = [...sceneMasters(), ...screenMasters(), ...sheetMasters()].flatMap(({ kind, name }) =>
    lackingWidths(name, 'whole', pictureFiles(name), WIDTHS[kind]),
  )
  const crops = scenes.flatMap((name) =>
    (['tall', 'landscape'] as const).flatMap((crop) => {
      const shape = pictureFiles(name)[crop]
      return shape ? lackingWidths(name, crop, shape, CROP_WIDTHS[crop]) : [`${name} has no ${crop} crop`]
    }),
  )
  expect([...whole, ...crops]).toEqual([])
})

test(
  'every file matches the manifest, and none is left over',
  async () => {
    const files = names.flatMap((name) =>
      shapesOf(pictureFiles(name)).flatMap(([, shape]) =>
        shape.sources.map((source) => ({ ...source, height: (source.width * shape.height) / shape.width })),
      ),
    )
    const wrong: string[] = []
    for (const { src, width, height } of files) {
      const made = await sharp(fileOf(src))
        .metadata()
        .catch(() => undefined)
      const isRight = made?.width === width && Math.abs(made.height - height) < 1
      if (!isRight || made.format !== 'heif')
        wrong.push(`${src} is ${made ? `${made.format} ${made.width}x${made.height}` : 'not there'}`)
    }
    expect(wrong).toEqual([])
    const known = new Set(files.map(({ src }) => path.basename(src)))
    expect(readdirSync('public/pictures').filter((name) => !known.has(name))).toEqual([])
  },
  READING_MS,
)

test('every scene and screen has a placeholder colour', () => {
  expect([...scenes, ...screens].filter((name) => !/^#[\da-f]{6}$/.test(pictureFiles(name).color ?? ''))).toEqual([])
})

test('every app screen exists in both languages, drawn for each', () => {
  const twins = catalogueItems('products').flatMap(({ slug, entry }) =>
    entry.copy.en.screens.flatMap(({ id: screen }) => {
      const editions = locales.map(
        (locale) => pictureFiles(screenPicture(slug, screen, locale)).sources.at(-1)?.src ?? '',
      )
      const [one, other] = editions.map((src) => src.replace(/^.*\.(\w+)-\d+\.avif$/, '$1'))
      return one === other ? [`${slug}/${screen} shows the same in both languages`] : []
    }),
  )
  expect(screens.length).toBeGreaterThan(0)
  expect(twins).toEqual([])
})

/** Files over their budget at the budget's width, or else at the widest below it. */
function overweight(name: string, { sources }: PictureShape, budget: { width: number; kb: number }): string[] {
  const source = sources.findLast(({ width }) => width <= budget.width)
  if (!source) return [`${name} has no file up to ${budget.width} px`]
  const weight = statSync(fileOf(source.src)).size / KB
  return weight > budget.kb ? [`${name}: ${weight.toFixed(1)} KB at ${source.width} px, budget ${budget.kb} KB`] : []
}

test('the screens that untouched phones fetch keep their budgets', () => {
  const { screen, tablet, thumbnail } = SCREEN_BUDGETS
  const firstScreens = catalogueItems('products').flatMap(({ slug, entry }) =>
    entry.copy.en.screens
      .slice(0, 1)
      .flatMap(({ id }) =>
        locales.map((locale) => [screenPicture(slug, id, locale), entry.device ? tablet : screen] as const),
      ),
  )
  expect([
    ...firstScreens.flatMap(([name, budget]) => overweight(name, pictureFiles(name), budget)),
    ...screens.flatMap((name) => overweight(name, pictureFiles(name), thumbnail)),
  ]).toEqual([])
})
