import { expect, test } from '@playwright/test'

import { messages } from '@/content/messages'
import { homePage } from '@/content/pages'

const UNKNOWN = [
  '/nope',
  '/services/digital',
  '/products/branded/',
  '/services/enterprise/zta',
  '/art',
  '/ar/nope',
  '/ar/services/digital',
]
const FILES = ['/_not-found', '/_not-found.html', '/404', '/404.html', '/index.txt/']

test('an unknown path gets status 404 and a page', async ({ request }) => {
  for (const path of UNKNOWN) {
    const reply = await request.get(path, { maxRedirects: 0 })
    expect([reply.status(), reply.headers()['content-type']], path).toEqual([404, 'text/html; charset=utf-8'])
  }
  for (const path of FILES) expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
})

for (const [path, home] of [
  ['/nope', '/'],
  ['/ar/services/digital', '/ar'],
]) {
  test(`${path} leads to ${home}`, async ({ page }) => {
    await page.goto('/about')
    await page.evaluate((to = '') => location.assign(to), path)
    await expect(page).toHaveURL(home ?? '')
    await expect(page.locator('html')).toHaveAttribute('dir', home === '/ar' ? 'rtl' : 'ltr')
    // The unknown address is not in the history.
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an unknown path leads home by itself', async ({ page }) => {
    await page.goto('/nope', { waitUntil: 'commit' })
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('/ar/ is the Arabic home page', async ({ page }) => {
  const { navigation } = messages.ar
  const response = await page.goto('/ar/')
  expect(response?.status()).toBe(200)
  await expect(page).toHaveURL('/ar')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-AE')
  const nav = page.getByRole('navigation', { name: navigation.label })
  await expect(nav).toBeVisible()
  // The hydrated page still knows its address.
  await nav.getByRole('button', { name: navigation.services }).click()
  await expect(nav.getByRole('link', { name: navigation.overview.services })).toBeVisible()
  const home = nav.getByRole('link', { name: navigation.home, exact: true })
  await expect(home).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('link', { name: 'English' }).first()).toHaveAttribute('href', '/')
  await nav.getByRole('link', { name: navigation.partners }).click()
  await expect(page.getByRole('heading', { name: homePage.ar.partners.title })).toBeInViewport()
})
