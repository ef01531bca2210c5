import { expect, type Page, test } from '@playwright/test'

import { focusFaults, hasLeft } from './support/accessibility'
import { standInForMap } from './support/map'
import { DELETION, PRODUCT, SERVICE } from './support/pages'
import { RELEASE } from './support/release'
import { started } from './support/started'

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => standInForMap(page))

/** Judges every stop of a page, not only the first. */
const softly = expect.configure({ soft: true, timeout: 2000 })

/** Marks every visible control, and records where the focus goes. */
const watchFocus = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary')]
    const open = controls.filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.matches(':disabled') &&
        !control.closest('[inert], dialog:not([open])'),
    )
    open.forEach((control, index) => control.setAttribute('data-stop', String(index)))
    // Lists that scroll are stops until they become carousels, which have buttons.
    const lists = document.querySelectorAll('[tabindex="0"]:not([data-stop])')
    lists.forEach((list, index) => list.setAttribute('data-stop', `list ${index}`))
    return open.length
  })

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return undefined
    return activeElement.getAttribute('data-stop') ?? activeElement.outerHTML.slice(0, 100)
  })

const nameOfStop = (page: Page, stop: number) =>
  page.locator(`[data-stop="${stop}"]`).evaluate((node) => node.outerHTML.slice(0, 140))

/** The page's position and content. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    // The hash follows the section in view.
    address: location.pathname,
    title: document.title,
    dialogs: document.querySelectorAll('dialog[open]').length,
    values: [...document.querySelectorAll('input')].map(({ value }) => value),
  }))

for (const path of ['/', `/ar${PRODUCT}`, '/contact', `/ar${DELETION}`]) {
  test(
    `Tab reaches every control of ${path} visibly, leaves the page at its end, and changes nothing`,
    path === '/' || path.endsWith('account') ? {} : RELEASE,
    async ({ page, context }) => {
      await page.goto(path)
      await started(page)
      const count = await watchFocus(page)
      const before = await stateOf(page)
      const reached = new Set<string>()
      const again: string[] = []
      // A few more steps than controls, because the map's frame has its own tab stops.
      for (let step = 0; step < count + 10; step += 1) {
        await page.keyboard.press('Tab')
        if (await hasLeft(page)) break
        await softly.poll(() => focusFaults(page)).toEqual([])
        const stop = (await focused(page)) ?? ''
        if (reached.has(stop)) again.push(stop)
        reached.add(stop)
      }
      expect(await focused(page), 'the focus has left the page').toBeUndefined()
      expect(again, 'no control comes twice').toEqual([])
      const missed = Array.from({ length: count }, (_, stop) => stop).filter((stop) => !reached.has(String(stop)))
      expect(await Promise.all(missed.map((stop) => nameOfStop(page, stop)))).toEqual([])
      expect(await stateOf(page)).toEqual(before)
      expect(context.pages()).toHaveLength(1)
    },
  )
}

test('letters, digits and signs alone do nothing', async ({ page }) => {
  for (const path of ['/', SERVICE]) {
    await page.goto(path)
    await started(page)
    const state = () =>
      page.evaluate(() => [
        // Not the body's markup: pictures and slides that load meanwhile change it.
        document.activeElement === document.body ? 'body' : document.activeElement?.outerHTML,
        location.href,
        scrollY,
        document.querySelectorAll('dialog[open], [aria-expanded=true], details[open]').length,
      ])
    for (const place of ['body', 'banner']) {
      if (place === 'banner') await page.getByRole('banner').getByRole('link').first().focus()
      const before = await state()
      for (const key of "abcdefghijklmnopqrstuvwxyz0123456789?/.,;'[]-=+*<>!@#") {
        await page.keyboard.press(key)
        expect(await state(), `${key} on ${path}`).toEqual(before)
      }
    }
  }
})

test('the header and the contents bar hide no control on the way back', async ({ page }) => {
  await page.goto(SERVICE)
  await started(page)
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  const covered: string[] = []
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Shift+Tab')
    const fault = await page.evaluate(() => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body) return 'end'
      const { left, right, top, bottom } = activeElement.getBoundingClientRect()
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)),
      )
      const isSeen = points.some((node) => node && (activeElement.contains(node) || node.contains(activeElement)))
      return isSeen ? '' : activeElement.outerHTML.slice(0, 120)
    })
    if (fault === 'end') break
    if (fault) covered.push(fault)
  }
  expect(covered).toEqual([])
})
