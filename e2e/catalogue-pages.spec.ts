import { open } from 'node:fs/promises'

import { expect, test } from '@playwright/test'

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
      const heading = main.getByRole('heading', { level: 2, name: title, exact: true })
      await expect(heading).toHaveCSS('text-transform', locale === 'en' ? 'uppercase' : 'none')

      const sheet = main.getByRole('img', { name: words.sheetAlt({ title }), exact: true })
      await sheet.scrollIntoViewIfNeeded()
      await expect.poll(() => sheet.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

      const related = main
        .getByRole('region', { name: messages[locale].sections.related, exact: true })
        .getByRole('link')
        .first()
      const href = await related.getAttribute('href')
      const target = allItems.find((one) => localizePath(locale, one.path) === href)?.copy[locale]
      await expect(related).toHaveAccessibleName(`${target?.title} ${target?.summary}`)
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
