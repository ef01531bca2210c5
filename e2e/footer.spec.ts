import { expect, test } from '@playwright/test'

import { companyName } from '@/content/company'
import { messages } from '@/content/messages'

import { started } from './support/started'

/** Later than any build. */
const VISITOR_YEAR = 2041

test("shows the visitor's year in the copyright, and its links work", async ({ page }) => {
  await page.clock.setFixedTime(new Date(VISITOR_YEAR, 0, 1, 12))
  await page.goto('/about')
  await started(page)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(`© ${VISITOR_YEAR} ${companyName('en')}`)).toBeVisible()
  await footer.getByRole('link', { name: messages.en.footer.ourServices, exact: true }).click()
  await expect(page).toHaveURL('/services')
})
