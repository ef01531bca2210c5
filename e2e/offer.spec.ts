import { expect, test } from '@playwright/test'

import { catalogue } from '@/content/catalogue'
import { pagePaths } from '@/content/page-paths'

const [GROUP] = catalogue.services

test('the lamp of the group that is chosen stays lit, and leads there too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const link = page.getByRole('main').getByRole('link', { name: GROUP?.copy.en.title })
  const lit = () =>
    page
      .locator('.offer-lamp img')
      .evaluateAll((lamps) => lamps.filter((lamp) => !getComputedStyle(lamp).filter.includes('0.45')).length)
  await expect.poll(lit).toBe(catalogue.services.length + catalogue.products.length)
  await link.focus()
  await expect.poll(lit).toBe(1)
  await link.locator('.offer-lamp').click()
  await expect(page).toHaveURL(`${pagePaths.services}#${GROUP?.id}`)
})
