import { expect, type Page, test } from '@playwright/test'

import { pageKinds } from './support/pages'

const WIDTHS = [320, 390, 768, 1024, 1440, 1920]

/** How far the page scrolls sideways, px. */
const sidewaysRoom = (page: Page) =>
  page.evaluate(() => {
    const places = [-2000, 2000].map((left) => {
      window.scrollTo({ left, behavior: 'instant' })
      return Math.abs(window.scrollX)
    })
    window.scrollTo({ left: 0, behavior: 'instant' })
    return Math.max(...places)
  })

/** Texts that the edge of the window cuts off, except in clipped or scrolling parts of the page. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isClipped = (node: Element): boolean => {
      const parent = node.parentElement
      if (!parent || parent === document.body) return false
      return getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent)
    }
    return [...document.querySelectorAll('h1, h2, h3, p, li, a, button, label, input, small, b')]
      .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((node) => {
        const { left, right, width } = node.getBoundingClientRect()
        return width > 0 && (left < -1 || right > window.innerWidth + 1) && !isClipped(node)
      })
      .map((node) => `${node.tagName} ${node.textContent?.slice(0, 60)}`)
  })

for (const { address } of pageKinds) {
  test(`${address} fits every window`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      expect(await sidewaysRoom(page), `sideways at ${width} px`).toBe(0)
      expect(await cutOff(page), `cut off at ${width} px`).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `overflow at ${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

test('a wheel that is pushed sideways does not move the page either', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const address of ['/', '/ar']) {
    await page.goto(address)
    await page.mouse.move(195, 40)
    await page.mouse.wheel(address === '/ar' ? -400 : 400, 300)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
    expect(await page.evaluate(() => window.scrollX)).toBe(0)
  }
})
