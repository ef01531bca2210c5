/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

import sharp from 'sharp'

import { sitePaths } from '@/content/site-pages'
import { locales } from '@/lib/locale'
import { socialCardPath } from '@/lib/page-files'

/** A half in one colour has lost its picture or its words. */
const MIN_CONTRAST = 20

/** Decoders skip what a small picture does not show. */
const SMALL = { width: 300 }

/** The standard deviation of a picture's grey. */
function deviation(pixels: Buffer): number {
  const mean = pixels.reduce((sum, value) => sum + value, 0) / pixels.length
  return Math.sqrt(pixels.reduce((sum, value) => sum + (value - mean) ** 2, 0) / pixels.length)
}

const files = sitePaths.flatMap((page) => locales.map((locale) => `public${socialCardPath(page, locale)}`))

test('every page has a card in each language, and no card is left over', () => {
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(
    readdirSync('public/social')
      .map((name) => path.join('public/social', name))
      .toSorted(),
  ).toEqual(files.toSorted())
})

/** Each change looks at every fifth, in both languages by turns. */
const seen = 'isRelease' in globalThis ? files : files.filter((_, index) => index % 5 === 0)

test.each(seen)('%s is a JPEG of 1200x630, light, and shows something on both sides', async (file) => {
  const { format, width, height } = await sharp(file).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  const small = await sharp(file).resize({ width: SMALL.width }).greyscale().raw().toBuffer({ resolveWithObject: true })
  for (const left of [0, SMALL.width / 2]) {
    const half = { left, top: 0, width: SMALL.width / 2, height: small.info.height }
    const pixels = await sharp(small.data, { raw: small.info }).extract(half).raw().toBuffer()
    expect(deviation(pixels)).toBeGreaterThan(MIN_CONTRAST)
  }
})
