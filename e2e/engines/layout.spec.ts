import { expect } from '@playwright/test'

import { sidewaysRoomOf } from '../support/layout'
import { pageKinds, SERVICE } from '../support/pages'
import { eventually } from './tab'
import { test } from './test'

const WIDTHS = [320, 390, 768, 1024, 1440]
const HEIGHT = 800

for (const { address } of pageKinds) {
  test(`${address} does not scroll sideways`, async ({ tab }) => {
    await tab.open(address)
    for (const width of WIDTHS) {
      await tab.resize({ width, height: HEIGHT })
      expect(await tab.read(sidewaysRoomOf), `At ${width} px`).toBe(0)
    }
  })
}

test('the lattice over the picture of a page goes', async ({ tab }) => {
  await tab.open(SERVICE)
  const lattice = () =>
    tab.read(() => {
      const picture = document.querySelector('.page-hero-picture')
      return picture && getComputedStyle(picture, '::after').opacity
    })
  await eventually(lattice, '0')
})
