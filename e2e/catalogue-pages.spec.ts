import { open } from 'node:fs/promises'

import { expect, type Locator, test } from '@playwright/test'

import { allItems } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { localizePath } from '@/lib/localize-path'

import { PRODUCT, SERVICE } from './support/pages'

// Only a browser knows these: capitals, accessible names, decoded pictures and a download's name.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [locale, path] of [
    ['en', SERVICE],
    ['ar', PRODUCT],
  ] as const) {
    test(`shows the details of ${localizePath(locale, path)}`, async ({ page }) => {
      const item = allItems.find((one) => one.path === path)
      if (!item) throw new Error(`${path} is no page of the catalogue`)
      const { title } = item.copy[locale]
      const words = messages[locale].catalogue
      await page.goto(localizePath(locale, path))
      const main = page.getByRole('main')
      // A label, which the headline is larger than.
      const details = main.locator('#details')
      const label = details.getByText(title, { exact: true })
      await expect(label).toHaveCSS('text-transform', locale === 'en' ? 'uppercase' : 'none')
      const sizeOf = (text: Locator) => text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
      expect(await sizeOf(details.getByRole('heading', { level: 2 }))).toBeGreaterThan(await sizeOf(label))

      const sheet = main.getByRole('img', { name: words.sheetAlt({ title }), exact: true })
      await sheet.scrollIntoViewIfNeeded()
      await expect.poll(() => sheet.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

      const card = main.locator('[aria-roledescription] a').first()
      await expect(card).toHaveAccessibleName(new RegExp(`^.+ ${words.learnMore}$`))

      const downloading = page.waitForEvent('download')
      await main.getByRole('link', { name: words.downloadPdf }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toBe(locale === 'ar' ? `${item.slug}.ar.pdf` : `${item.slug}.pdf`)
      const file = await open(await download.path())
      const { buffer } = await file.read(Buffer.alloc(5), 0, 5, 0)
      await file.close()
      expect(buffer.toString()).toBe('%PDF-')
    })
  }
})
