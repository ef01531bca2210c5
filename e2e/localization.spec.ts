import { expect, type Locator, type Page, test } from '@playwright/test'

import { site } from '@/content/site'
import { pagePaths } from '@/content/page-paths'

import { pageKinds } from './support/pages'

/** Arabic words whose letters are pulled apart or changed. */
const misset = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node instanceof Text && /\p{sc=Arabic}/u.test(node.data)),
      )
      .filter((element) => {
        const { letterSpacing, textTransform } = getComputedStyle(element)
        return !['normal', '0px'].includes(letterSpacing) || textTransform !== 'none'
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 60)}`),
  )

/**
 * Icons that point along the line but point as in English. Such an icon is an open line that looks the same upside down,
 * but not mirrored. The sign for "play" is a closed shape: media run in one direction everywhere.
 */
const unmirrored = (page: Page) =>
  page.evaluate(() => {
    const SIZE = 24
    const SAMPLES = 80
    const pointsAlong = (path: SVGPathElement) => {
      if (/z/i.test(path.getAttribute('d') ?? '')) return false
      const step = path.getTotalLength() / SAMPLES
      const points = Array.from({ length: SAMPLES + 1 }, (_, index) => path.getPointAtLength(index * step))
      const looksTheSame = (flip: (point: DOMPoint) => readonly [number, number]) =>
        points.map(flip).every(([x, y]) => points.some((point) => Math.hypot(point.x - x, point.y - y) < step))
      return looksTheSame(({ x, y }) => [x, SIZE - y]) && !looksTheSame(({ x, y }) => [SIZE - x, y])
    }
    const icons = document.querySelectorAll<SVGPathElement>(`svg[viewBox="0 0 ${SIZE} ${SIZE}"] > path:only-child`)
    const along = [...icons].filter(pointsAlong).map((path) => path.parentElement as Element)
    const wrong = along.filter((icon) => getComputedStyle(icon).scale !== '-1 1')
    return { count: along.length, wrong: wrong.map((icon) => icon.parentElement?.outerHTML.slice(0, 120)) }
  })

/** Whether the characters of a link's text run from left to right. */
const isLeftToRight = (link: Locator, text: string) =>
  link.evaluate((node, characters) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    let words = walker.nextNode()
    while (words && !words.textContent?.includes(characters)) words = walker.nextNode()
    if (!words) return false
    const start = words.textContent?.indexOf(characters) ?? 0
    const left = (index: number) => {
      const range = document.createRange()
      range.setStart(words, start + index)
      range.setEnd(words, start + index + 1)
      return range.getBoundingClientRect().left
    }
    return [...characters].every((_, index) => index === 0 || left(index) > left(index - 1))
  }, text)

test.describe('the layout of Arabic pages', () => {
  // Neither scripts nor pictures affect how words are set.
  test.use({ javaScriptEnabled: false })

  test('every kind of page is set as Arabic', async ({ page }) => {
    await page.route(/\.avif$/, (route) => route.abort())
    for (const { path, address } of pageKinds.filter(({ locale }) => locale === 'ar')) {
      await page.goto(address)
      expect.soft(await misset(page), address).toEqual([])
      const { count, wrong } = await unmirrored(page)
      expect.soft(count, address).toBeGreaterThan(0)
      expect.soft(wrong, address).toEqual([])
      await expect.soft(page.getByRole('main'), address).toHaveCSS('direction', 'rtl')
      if (path !== pagePaths.contact) continue
      // The header and footer of all pages, and the page with most of them.
      for (const text of [site.phone, site.emails[0]]) {
        const links = await page.getByRole('link', { name: text, exact: true }).all()
        expect(links.length).toBeGreaterThan(1)
        for (const link of links) expect.soft(await isLeftToRight(link, text), text).toBe(true)
      }
    }
  })
})
