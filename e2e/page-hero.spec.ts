import { expect, test } from '@playwright/test'

import { pagePaths } from '@/content/page-paths'
import { localizePath } from '@/lib/localize-path'
import { locales } from '@/lib/locale'

import { DELETION, PRODUCT, SERVICE } from './support/pages'
import { eachChangeIn } from './support/release'

const PATHS = [pagePaths.services, pagePaths.contact, pagePaths.privacy, DELETION, SERVICE, PRODUCT]

for (const locale of locales) {
  test(`the breadcrumbs stand at one height, ${locale}`, eachChangeIn('ar', locale), async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const tops: number[] = []
    for (const path of PATHS) {
      await page.goto(localizePath(locale, path))
      tops.push((await page.locator('.breadcrumbs').boundingBox())?.y ?? NaN)
    }
    expect(tops).toEqual(PATHS.map(() => tops[0]))
  })
}

test('on phones the header covers nothing of the picture', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [SERVICE, PRODUCT]) {
    await page.goto(path)
    const header = await page.locator('.site-header').boundingBox()
    const picture = await page.locator('.page-hero-picture').boundingBox()
    expect(picture).toMatchObject({ x: 0, y: header?.height, width: 390, height: 420 })
  }
})

test('on phones the words of About stand below its picture', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(pagePaths.about)
  const header = await page.locator('.site-header').boundingBox()
  const picture = await page.locator('.coming-soon-picture').boundingBox()
  const title = await page.locator('h1').boundingBox()
  expect(picture).toMatchObject({ x: 0, y: header?.height, width: 390, height: 256 })
  expect(title?.y).toBeGreaterThan((picture?.y ?? NaN) + 256)
})

test('the lattice over the picture goes', async ({ page }) => {
  const lattice = () =>
    page.locator('.page-hero-picture').evaluate((node) => getComputedStyle(node, '::after').visibility)
  await page.goto(SERVICE, { waitUntil: 'commit' })
  await expect.poll(lattice).toBe('visible')
  await expect.poll(lattice).toBe('hidden')
})

test('under reduced motion there is no lattice', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(SERVICE)
  const content = await page.locator('.page-hero-picture').evaluate((node) => getComputedStyle(node, '::after').content)
  expect(content).toBe('none')
})
