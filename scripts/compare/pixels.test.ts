/** @jest-environment node */
import sharp from 'sharp'

import { pictureDifference } from './pixels'

const WIDTH = 200

/** A white page with a black square. */
const page = (height: number, left: number, top = 400) =>
  sharp({ create: { width: WIDTH, height, channels: 3, background: '#fff' } })
    .composite([{ input: { create: { width: 20, height: 20, channels: 3, background: '#000' } }, left, top }])
    .png()
    .toBuffer()

const sizeOf = async (picture: Buffer) => {
  const { width, height } = await sharp(picture).metadata()
  return [width, height]
}

it('finds nothing in two pictures of the same page', async () => {
  expect(await pictureDifference(await page(800, 50), await page(800, 50))).toBeUndefined()
})

it('notices an element that has moved by 4 px, and shows its rows', async () => {
  const difference = await pictureDifference(await page(800, 50), await page(800, 54))
  expect(difference).toMatchObject({ pixels: 2 * 4 * 20, rows: { first: 340, last: 479, all: 800 } })
  for (const picture of difference?.pictures ?? []) expect(await sizeOf(picture)).toEqual([WIDTH, 139])
})

it('shows a page that has become longer', async () => {
  const difference = await pictureDifference(await page(800, 50), await page(810, 50))
  expect(difference).toMatchObject({ pixels: 10 * WIDTH, rows: { first: 740, last: 810, all: 810 } })
})

it('shows the first part of a very long page', async () => {
  const difference = await pictureDifference(await page(9000, 50, 10), await page(9000, 50, 8000))
  expect(difference?.rows).toEqual({ first: 0, last: 2400, all: 9000 })
})
