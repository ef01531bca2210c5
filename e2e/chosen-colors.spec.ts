import { expect, type Locator, test } from '@playwright/test'

import { messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'
import { sectionIds } from '@/lib/section-ids'

import { RELEASE } from './support/release'
import { contrastWithin } from './support/contrast'
import { emailEnglish, openDeletionPage } from './support/deletion-page'
import { heroOf } from './support/hero'
import { DELETION, SERVICE } from './support/pages'
import { started } from './support/started'

/** Colours that visitors have chosen for all pages, or more contrast. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const WHITE_LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80"><path fill="#fff" d="M20 30h160v20H20z"/></svg>',
)}`

const styleOf = (locator: Locator, property: string, pseudo?: string) =>
  locator.evaluate((node, [name, part]) => getComputedStyle(node, part).getPropertyValue(name ?? ''), [
    property,
    pseudo,
  ] as const)

test.describe('forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

  test('keeps buttons over pictures, list stars and marks of the current item visible', async ({ page }) => {
    await page.goto('/')
    await started(page)
    const { play, thumbnails } = heroOf(page, 'en')
    // Canvas and ButtonText, whatever picture lies behind them.
    expect(await styleOf(play, 'background-color')).not.toMatch(/, 0\)$/)
    expect(await styleOf(play, 'color')).not.toBe(await styleOf(play, 'background-color'))
    expect(await styleOf(thumbnails.first(), 'outline-style')).toBe('solid')
    expect(await styleOf(thumbnails.last(), 'outline-style')).toBe('none')

    await page.goto(DELETION)
    const item = page.locator('[data-facts] ul > li:not(:only-child)').first()
    const star = await item.evaluate((node) => getComputedStyle(node, '::before').backgroundColor)
    const words = await styleOf(page.locator('body'), 'color')
    expect(star).toBe(words)

    await page.goto(SERVICE)
    const services = page
      .getByRole('banner')
      .getByRole('button', { name: messages.en.navigation.services, exact: true })
    expect(await styleOf(services, 'text-decoration-line')).toBe('underline')
  })

  test('keeps the star of a lit line of a sample visible', async ({ page }) => {
    await page.goto(SERVICE)
    const line = page.locator(`[aria-labelledby="${sectionIds.sample}-heading"] [tabindex="0"]`).first()
    await line.focus()
    const star = (property: string) => styleOf(line.locator('> :last-child'), property, '::after')
    expect(await star('opacity')).toBe('1')
    expect(await star('background-color')).toBe(await styleOf(page.locator('body'), 'color'))
  })

  for (const colorScheme of ['dark', 'light'] as const) {
    const options = colorScheme === 'dark' ? {} : RELEASE
    test(`keeps logos visible, whatever ink they have, ${colorScheme}`, options, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      await page.goto('/')
      expect(await contrastWithin(page.getByRole('banner').locator('[data-brand] img').first())).toBeGreaterThan(4.5)
      const logo = page.locator('#partners img').first()
      await logo.scrollIntoViewIfNeeded()
      await logo.evaluate((image: HTMLImageElement) => image.decode())
      expect(await contrastWithin(logo)).toBeGreaterThan(4.5)
      // The mark that the build sets on a partner's own logo in light ink.
      await logo.evaluate((image: HTMLImageElement, source) => {
        image.dataset.ink = 'light'
        image.src = source
        return image.decode()
      }, WHITE_LOGO)
      expect(await contrastWithin(logo)).toBeGreaterThan(4.5)
    })
  }

  test('marks fields to correct', async ({ page }) => {
    const form = await openDeletionPage(page, emailEnglish)
    const border = () => styleOf(form.identity.locator('..'), 'border-top-style')
    expect(await border()).toBe('solid')
    await form.button.click()
    await expect.poll(border).toBe('double')
  })
})

test('prefers-contrast: more removes muted text and borders', async ({ page }) => {
  for (const path of [pagePaths.home, SERVICE, DELETION]) {
    await page.emulateMedia({ contrast: 'no-preference' })
    await page.goto(path)
    const strong = page.getByRole('contentinfo')
    const pale = strong.locator('#social').locator('..')
    expect(await styleOf(pale, 'color')).not.toBe(await styleOf(strong, 'color'))
    await page.emulateMedia({ contrast: 'more' })
    for (const property of ['color', 'border-top-color']) {
      expect(await styleOf(pale, property), property).toBe(await styleOf(strong, 'color'))
    }
  }
})
