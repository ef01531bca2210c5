import assert from 'node:assert/strict'

import { sidewaysRoomOf } from '../../support/layout'
import { pageKinds, SERVICE } from '../../support/pages'
import { eventually } from '../page'
import type { Theme } from './check'

const WIDTHS = [320, 390, 768, 1024, 1440]
const HEIGHT = 800

export const layout: Theme = (check) => {
  for (const { address } of pageKinds) {
    check(`${address} does not scroll sideways`, async (page) => {
      await page.open(address)
      for (const width of WIDTHS) {
        await page.resize({ width, height: HEIGHT })
        assert.equal(await page.read(sidewaysRoomOf), 0, `At ${width} px`)
      }
    })
  }

  check('the lattice over the picture of a page goes', async (page) => {
    await page.open(SERVICE)
    const lattice = () =>
      page.read(() => {
        const picture = document.querySelector('.page-hero-picture')
        return picture && getComputedStyle(picture, '::after').opacity
      })
    await eventually(lattice, '0')
  })
}
