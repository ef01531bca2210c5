/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs'

import sharp from 'sharp'

import { partnerLogo, partners } from '@/content/partners'
import generated from '@/generated/partner-logos.json'

/** The wordmarks that `npm run generate` drew for the partners, and the logos that the owner put in their place. */

/** The size of a logo's place, px: docs/specification.md#navigation. */
const MAX_WIDTH = 200
const MAX_HEIGHT = 150

/** How many times as much ink as another a wordmark may have, so that none is louder than its neighbours. */
const MAX_INK_RATIO = 2
/** Letters of a name. A longer one is set as small as its place demands, and no size gives it the weight of the others. */
const MAX_LETTERS = 10

const logos = partners.map((partner) => ({ name: partner.name, ...partnerLogo(partner) }))
const wordmarks = logos.filter((_, index) => !partners[index]?.logo)
const fileOf = ({ src }: { src: string }) => `public${src}`

/** How much darker than its ground a picture is on average. */
async function inkOf(file: string): Promise<number> {
  const [grey] = (await sharp(file).greyscale().stats()).channels
  return (grey?.max ?? 0) - (grey?.mean ?? 0)
}

test.each(logos)('the logo of $name exists, in the proportions that the page reserves', async (logo) => {
  expect(existsSync(fileOf(logo))).toBe(true)
  const { width, height } = await sharp(fileOf(logo)).metadata()
  expect(logo.width / logo.height).toBeCloseTo(width / height, 1)
  expect(logo.width).toBeLessThanOrEqual(MAX_WIDTH)
  expect(logo.height).toBeLessThanOrEqual(MAX_HEIGHT)
})

test('no wordmark is left over', () => {
  expect(readdirSync('public/partners').map((name) => `/partners/${name}`)).toEqual(
    [...wordmarks.map(({ src }) => src), ...Object.values(generated.shown)].toSorted(),
  )
})

test.each(wordmarks)('the wordmark of $name is outlines in one colour on a ground, and fits', async (wordmark) => {
  const svg = readFileSync(fileOf(wordmark), 'utf8')
  expect(svg).not.toMatch(/<(text|image|style|script)\b/)
  expect(new Set(svg.match(/#[\da-f]{6}\b/g))).toHaveProperty('size', 2)
  const { info } = await sharp(fileOf(wordmark)).trim().toBuffer({ resolveWithObject: true })
  expect(info.width).toBeLessThan(wordmark.width * 0.95)
  expect(info.height).toBeLessThan(wordmark.height * 0.6)
})

test('the wordmarks have about the same weight', async () => {
  const balanced = wordmarks.filter(({ name }) => name.length <= MAX_LETTERS)
  const ink = await Promise.all(balanced.map((wordmark) => inkOf(fileOf(wordmark))))
  expect(Math.max(...ink) / Math.min(...ink)).toBeLessThan(MAX_INK_RATIO)
})
