/** @jest-environment node */
import { readFileSync } from 'node:fs'

import sharp from 'sharp'

import { locales } from '@/lib/locale'
import config from '@/tailwind.config'

import { markSvg } from './brand-drawings'
import { wordmarkFile } from './typst/wordmarks'

/** Reads what `npm run generate` made of the brand's mark. */

/** A mask may keep only a circle of this share of the icon's width. */
const SAFE_SHARE = 0.8

/** How far an empty pixel may differ from the background, per channel. */
const TOLERANCE = 2

const GROUND = config.theme.colors.ink[900]
const ground = [1, 3, 5].map((start) => parseInt(GROUND.slice(start, start + 2), 16))

const pixels = async (file: string) => {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return Array.from({ length: info.width * info.height }, (_, index) => ({
    x: index % info.width,
    y: Math.floor(index / info.width),
    isDrawn: ground.some(
      (value, channel) => Math.abs((data[index * info.channels + channel] ?? 0) - value) > TOLERANCE,
    ),
  }))
}

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is a PNG of %i px without transparency, with a mark in its middle', async (name, size) => {
  const file = `public/${name}`
  const { format, width, height, hasAlpha } = await sharp(file).metadata()
  expect({ format, width, height, hasAlpha }).toEqual({ format: 'png', width: size, height: size, hasAlpha: false })
  const drawn = (await pixels(file)).filter(({ isDrawn }) => isDrawn)
  expect(drawn.length).toBeGreaterThan(size * size * 0.02)
  for (const axis of ['x', 'y'] as const) {
    const places = drawn.map((pixel) => pixel[axis])
    const middle = (places.reduce((least, place) => Math.min(least, place)) + Math.max(...new Set(places))) / 2
    expect(Math.abs(middle / size - 0.5)).toBeLessThan(0.05)
  }
})

test('a round mask cuts nothing off the maskable icon', async () => {
  const size = 512
  const outside = (await pixels('public/icon-maskable-512.png')).filter(({ x, y }) => {
    return Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) > (size * SAFE_SHARE) / 2
  })
  expect(outside.length).toBeGreaterThan(0)
  expect(outside.filter(({ isDrawn }) => isDrawn)).toEqual([])
})

test('favicon.ico holds pictures of 16, 32 and 48 px', async () => {
  const ico = readFileSync('public/favicon.ico')
  const entries = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + index * 16
    return { size: ico.readUInt8(entry), bytes: ico.readUInt32LE(entry + 8), offset: ico.readUInt32LE(entry + 12) }
  })
  expect(entries.map(({ size }) => size)).toEqual([16, 32, 48])
  for (const { size, bytes, offset } of entries) {
    const { format, width, height } = await sharp(ico.subarray(offset, offset + bytes)).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: size, height: size })
  }
})

test('every drawing has the paths of the one source', () => {
  const source = readFileSync('art/brand/mark.svg', 'utf8')
  const shapes = [...source.matchAll(/<g id="mark">([^]*?)<\/g>/g)].flatMap(([, group = '']) =>
    group.match(/\sd="[^"]+"/g),
  )
  expect(shapes).toHaveLength(2)
  const drawings = JSON.parse(readFileSync('generated/brand.json', 'utf8')) as Record<'mark' | 'tab', string>
  const [tab, page] = [drawings.tab, drawings.mark].map((uri) => decodeURIComponent(uri).replaceAll("'", '"'))
  for (const drawing of [tab, page, markSvg('dark'), markSvg('light')]) {
    for (const shape of shapes) expect(drawing).toContain(shape)
    expect(drawing).not.toMatch(/class=/)
  }
})

const wordmarks = locales.flatMap((locale) =>
  (['dark', 'light'] as const).map((surface) => [wordmarkFile(surface, locale), surface] as const),
)

test.each(wordmarks)('%s is readable on its background', async (file, surface) => {
  const svg = readFileSync(file, 'utf8')
  // The letters are outlines: the file must not depend on installed fonts.
  expect(svg).not.toMatch(/<text|font-family/)
  const [width = 0, height = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.slice(1).map(Number) ?? []
  expect(width / height).toBeGreaterThan(2)
  const { channels } = await sharp(Buffer.from(svg)).stats()
  const opacity = channels[3]
  expect([opacity?.min, opacity?.max]).toEqual([0, 255])
  const flat = sharp(Buffer.from(svg))
    .flatten({ background: surface === 'dark' ? GROUND : '#ffffff' })
    .greyscale()
  const { channels: [grey] = [] } = await sharp(await flat.toBuffer()).stats()
  expect((grey?.max ?? 0) - (grey?.min ?? 0)).toBeGreaterThan(180)
})
