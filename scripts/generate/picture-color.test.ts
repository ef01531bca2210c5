/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'

import { colorOf } from './picture-color'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'picture-color-'))
})

afterAll(() => rmSync(folder, { recursive: true }))

/** A picture of two halves, each of one colour. */
async function halves(name: string, start: string, end: string): Promise<string> {
  const half = { width: 8, height: 16 }
  const side = (background: string) => ({ input: { create: { ...half, channels: 4 as const, background } } })
  const file = path.join(folder, name)
  await sharp({ create: { width: 16, height: 16, channels: 4, background: '#0000' } })
    .composite([
      { ...side(start), left: 0, top: 0 },
      { ...side(end), left: 8, top: 0 },
    ])
    .png()
    .toFile(file)
  return file
}

it("is the mean of the picture's visible pixels", async () => {
  expect(await colorOf(sharp(await halves('opaque.png', '#000000', '#204060')))).toBe('#102030')
})

it('is undefined for a transparent picture', async () => {
  expect(await colorOf(sharp(await halves('half.png', '#000000', '#20406080')))).toBeUndefined()
})
