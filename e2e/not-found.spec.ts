import { expect, test } from '@playwright/test'

import { messages } from '@/content/messages'

const unknown = [
  { path: '/nope', home: '/' },
  { path: '/services/digital', home: '/' },
  { path: '/products/branded/', home: '/' },
  { path: '/services/enterprise/zta', home: '/' },
  { path: '/art', home: '/' },
  { path: '/ar/nope', home: '/ar' },
  { path: '/ar/services/digital', home: '/ar' },
]

for (const { path, home } of unknown) {
  test(`${path} is not found and takes to ${home}`, async ({ page, request }) => {
    const reply = await request.get(path, { maxRedirects: 0 })
    expect([reply.status(), reply.headers()['content-type']]).toEqual([404, 'text/html;charset=utf-8'])
    await page.goto('/contact')
    const status = page.waitForResponse((response) => new URL(response.url()).pathname === path)
    await page.evaluate((to) => location.assign(to), path)
    expect((await status).status()).toBe(404)
    await expect(page).toHaveURL(home)
    await expect(page.locator('html')).toHaveAttribute('dir', home === '/ar' ? 'rtl' : 'ltr')
    // The unknown address is gone from the history.
    await page.goBack()
    await expect(page).toHaveURL('/contact')
  })
}

for (const path of ['/_not-found', '/_not-found.html', '/404', '/404.html', '/index.txt/']) {
  test(`${path} is no page`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404)
  })
}

test('search engines are kept out, and readers in both languages are shown the way', async ({ request }) => {
  const html = await (await request.get('/ar/nope')).text()
  expect(html).toMatch(/<meta name="robots" content="noindex[^"]*"/)
  expect(html).not.toMatch(/<link rel="canonical"/)
  expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="0; ?url=\/"/i)
  expect(html).toMatch(/<a [^>]*href="\/"/)
  expect(html).toMatch(/<a [^>]*href="\/ar"/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an unknown path goes home by itself', async ({ page }) => {
    await page.goto('/nope', { waitUntil: 'commit' })
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('where nothing goes on by itself, a link does', async ({ page, request, baseURL }) => {
  const html = await (await request.get('/nope')).text()
  // The page as it stands in the moment before it is left.
  await page.route('**/still', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: html.replace(/<script\b[\s\S]*?<\/script>|<noscript>[\s\S]*?<\/noscript>/g, ''),
    }),
  )
  await page.goto('/still')
  await expect(page.getByRole('heading', { level: 1, name: messages.en.notFound.title })).toBeVisible()
  await expect(page.getByRole('heading', { name: messages.ar.notFound.title })).toHaveCSS('direction', 'rtl')
  await page.getByRole('link', { name: messages.ar.notFound.link }).click()
  await expect(page).toHaveURL(`${baseURL}/ar`)
})

for (const path of ['/ar', '/ar/']) {
  test(`${path} is the Arabic home page`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveURL('/ar')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar-AE')
    const nav = page.getByRole('navigation', { name: messages.ar.navigation.label })
    await expect(nav).toBeVisible()
    // The script has taken over and still knows where it is.
    await nav.getByRole('button', { name: messages.ar.navigation.services }).click()
    await expect(nav.getByRole('link', { name: messages.ar.navigation.overview.services })).toBeVisible()
    const home = nav.getByRole('link', { name: messages.ar.navigation.home, exact: true })
    await expect(home).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('link', { name: 'English' }).first()).toHaveAttribute('href', '/')
    await nav.getByRole('link', { name: messages.ar.navigation.partners }).click()
    await expect(page.getByRole('heading', { name: 'شركاؤنا' })).toBeInViewport()
  })
}
