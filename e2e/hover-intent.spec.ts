import { expect, type Locator, type Page, test } from '@playwright/test'

import { type Locale, locales } from '@/lib/locale'

import { openWithMenu, panels } from './support/menu'
import { RELEASE } from './support/release'

const HEIGHT = 900
/** The panel closes 300 ms after the pointer has left. */
const CLOSED_MS = 330

test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface Point {
  x: number
  y: number
}

async function pointIn(element: Locator, share = 0.5): Promise<Point> {
  const box = await element.boundingBox()
  if (!box) throw new Error('not visible')
  return { x: box.x + box.width * share, y: box.y + box.height / 2 }
}

/** Moves the pointer in a straight line, ms. */
async function go(page: Page, from: Point, to: Point, duration: number) {
  const start = Date.now()
  const steps = Math.max(8, Math.round(duration / 25))
  for (let step = 1; step <= steps; step++) {
    const share = step / steps
    await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
    await page.waitForTimeout(Math.max(0, start + share * duration - Date.now()))
  }
}

const ends = <T>(list: readonly T[]): T[] => [...new Set([...list.slice(0, 1), ...list.slice(-1)])]

/**
 * Goes from every entry to its groups, and from these to their pages and back. Returns what went wrong. `chosen` takes
 * groups and pages from a list: the way to the last crosses all others.
 */
async function strayed(
  page: Page,
  locale: Locale,
  width: number,
  duration: number,
  chosen: <T>(list: readonly T[]) => readonly T[] = (list) => list,
): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT })
  const { nav, button } = await openWithMenu(page, locale)
  const wrong: string[] = []
  for (const { title, groups } of panels(locale)) {
    const entry = button(title)
    for (const group of chosen(groups)) {
      const name = button(group.title)
      await page.mouse.move(width / 2, HEIGHT - 10)
      await page.waitForTimeout(CLOSED_MS)
      const top = await pointIn(entry)
      await page.mouse.move(top.x, top.y)
      await expect(name).toBeVisible()
      const start = await pointIn(name)
      await go(page, top, start, duration)
      if ((await entry.getAttribute('aria-expanded')) !== 'true') wrong.push(`from ${title} to ${group.title}`)
      for (const { url } of chosen(group.pages)) {
        await page.mouse.move(start.x, start.y)
        await expect(name).toHaveAttribute('aria-expanded', 'true')
        const end = await pointIn(nav.locator(`a[href="${url}"]`), 0.3)
        await go(page, start, end, duration)
        const reached = await page.evaluate(
          ({ x, y }) => document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href'),
          end,
        )
        if (reached !== url) wrong.push(`from ${group.title} to ${url}: ${reached}`)
        await go(page, end, start, duration)
        if ((await name.getAttribute('aria-expanded')) !== 'true') wrong.push(`from ${url} to ${group.title}`)
      }
    }
  }
  return wrong
}

test('a straight way from a group to its first and its last page arrives', async ({ page }) => {
  expect(await strayed(page, 'ar', 1280, 150, ends)).toEqual([])
})

for (const locale of locales) {
  for (const width of [1024, 1280, 1440, 1920]) {
    test(`a straight way arrives, fast and slow, ${locale}, ${width} px`, RELEASE, async ({ page }) => {
      test.setTimeout(300_000)
      for (const duration of [120, 900]) expect(await strayed(page, locale, width, duration)).toEqual([])
    })
  }
}

test('before the scripts run, the pages of a group stay while the pointer goes to them', async ({ page }) => {
  // The delay is a transition, which reduced motion ends.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1280, height: HEIGHT })
  await page.route('**/_next/static/**/*.js', () => {})
  await page.goto('/contact')
  const [{ title, groups }] = panels('en')
  const nav = page.getByRole('banner').getByRole('navigation').first()
  const [group] = groups
  const last = group?.pages.at(-1)
  await nav.getByRole('button', { name: title, exact: true }).hover()
  const name = nav.getByRole('button', { name: group?.title, exact: true })
  await name.hover()
  const link = nav.locator(`a[href="${last?.url}"]`)
  await expect(link).toBeVisible()
  const end = await pointIn(link, 0.3)
  await go(page, await pointIn(name), end, 200)
  const reached = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href'),
    end,
  )
  expect(reached).toBe(last?.url)
})
