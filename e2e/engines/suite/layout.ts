import assert from 'node:assert/strict'

import { pageKinds, SERVICE } from '../../support/pages'
import { eventually, type Page } from '../page'
import type { Theme } from './check'

const WIDTHS = [320, 390, 768, 1024, 1440]
const HEIGHT = 800

/** How far the page scrolls sideways, px. */
const sidewaysRoom = (page: Page) =>
  page.read(() => {
    const { documentElement: root } = document
    const places = [-2000, 2000].map((left) => {
      window.scrollTo({ left, behavior: 'instant' })
      return Math.abs(window.scrollX)
    })
    window.scrollTo({ left: 0, behavior: 'instant' })
    return Math.max(...places, root.scrollWidth - root.clientWidth)
  })

export const layout: Theme = (check) => {
  for (const { address } of pageKinds) {
    check(`${address} does not scroll sideways`, async (page) => {
      await page.open(address)
      for (const width of WIDTHS) {
        await page.resize({ width, height: HEIGHT })
        assert.equal(await sidewaysRoom(page), 0, `At ${width} px`)
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
