import { expect, test } from '@playwright/test'

import { pagePaths } from '@/content/page-paths'
import { localizePath } from '@/lib/localize-path'
import { locales } from '@/lib/locale'

import { DELETION, PRODUCT, SERVICE } from './support/pages'
import { eachChangeIn } from './support/release'

const PATHS = [
  pagePaths.services,
  pagePaths.about,
  pagePaths.partners,
  pagePaths.contact,
  pagePaths.privacy,
  DELETION,
  SERVICE,
  PRODUCT,
]

/** Of the hero and of the top of its title, px: docs/design.md. */
const HERO = { height: 600, title: 212 }

test('logo, title and picture travel to their places in the other language', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      viewTransition?.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
        document.documentElement.dataset.travelled = parts.join(' ')
      })
    }),
  )
  await page.goto(SERVICE)
  await page.locator('header a[hreflang]:visible').click()
  const html = page.locator('html[lang^=ar][data-travelled]')
  for (const name of ['header', 'brand', 'title', 'picture']) {
    await expect(html).toHaveAttribute('data-travelled', new RegExp(`group\\(${name}\\)`))
  }
})

for (const locale of locales) {
  test(
    `breadcrumbs, titles and ends of heroes stand at one height, ${locale}`,
    eachChangeIn('ar', locale),
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const boxOf = (selector: string) => page.locator(selector).first().boundingBox()
      for (const path of PATHS) {
        await page.goto(localizePath(locale, path))
        expect.soft((await boxOf('main nav'))?.y, path).toBe(112)
        expect.soft((await boxOf('h1'))?.y, path).toBe(HERO.title)
        if (path !== DELETION) expect.soft((await boxOf('.page-hero'))?.height, path).toBe(HERO.height)
      }
    },
  )
}

test('on phones the header covers nothing of the picture', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [SERVICE, PRODUCT, pagePaths.about]) {
    await page.goto(path)
    const header = await page.locator('body > header').boundingBox()
    const picture = await page.locator('.page-hero-picture').boundingBox()
    expect(picture).toMatchObject({ x: 0, y: header?.height, width: 390, height: 340 })
  }
})

test('the lattice over the picture goes', async ({ page }) => {
  const lattice = () => page.locator('.page-hero-picture').evaluate((node) => getComputedStyle(node, '::after').opacity)
  await page.goto(SERVICE, { waitUntil: 'commit' })
  await expect.poll(lattice).not.toBe('0')
  await expect.poll(lattice).toBe('0')
})

test('under reduced motion there is no lattice', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(SERVICE)
  const content = await page.locator('.page-hero-picture').evaluate((node) => getComputedStyle(node, '::after').content)
  expect(content).toBe('none')
})
