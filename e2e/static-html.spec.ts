import { expect, test } from '@playwright/test'

import { type CatalogueItem, catalogueItems } from '@/content/catalogue'
import { heroSlides } from '@/content/hero-slides'
import { accountDeletionMessages, scriptErrorMessage } from '@/content/messages/account-deletion'
import { accountDeletion } from '@/content/pages/account-deletion'
import { homePage } from '@/content/pages/home'
import { site } from '@/content/site'
import { pagePaths } from '@/content/site-paths'
import { type Locale, locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { datasheetPath } from '@/lib/page-files'

import { addresses, elements, spaced, textOf, withoutScripts } from './support/html'
import { allPages, inTurn, pageKinds } from './support/pages'

for (const { locale, path, address } of allPages) {
  test(`${address} says everything in its HTML`, async ({ request }) => {
    const html = await (await request.get(address)).text()
    const markup = withoutScripts(html)
    const text = textOf(html)
    expect(elements(markup, 'h1')).toHaveLength(1)

    const links = elements(markup, 'a').map(({ href }) => href)
    for (const item of [...catalogueItems('services'), ...catalogueItems('products')]) {
      expect(links).toContain(localizePath(locale, item.path))
      expect(text).toContain(spaced(item.copy[locale].title))
    }
    for (const page of ['/services', '/products', '/about', '/contact']) {
      expect(links).toContain(localizePath(locale, page))
    }
    // A link without an address is an owner setting that is not set.
    for (const { href, role, ...rest } of elements(markup, 'a')) {
      if (href === undefined) expect([role, rest['aria-disabled']]).toEqual(['link', 'true'])
      else expect(href).toMatch(/^(\/|#\w|https:|mailto:|tel:)/)
    }
    expect(markup).not.toMatch(/<[^>]+\sstyle=/)
    expect(markup).not.toMatch(/opacity:\s*0/)

    const copy = [...catalogueItems('services'), ...catalogueItems('products')].find((item) => item.path === path)?.copy
    for (const { lead, text: rest } of copy?.[locale].bullets ?? []) expect(text).toContain(spaced(`${lead} ${rest}`))
  })
}

for (const locale of locales) {
  test(`the home page has its slides, ${locale}`, async ({ request }) => {
    const html = await (await request.get(localizePath(locale, '/'))).text()
    const text = textOf(html)
    const { slides, videoFallback, vision, mission, visionStatement, values, partners } = homePage[locale]
    for (const { title } of slides) expect(text).toContain(title)
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toContain(slides[0].title)
    expect(text).toContain(slides[0].subtitle)
    const links = elements(html, 'a').map(({ href }) => href)
    for (const { path } of Object.values(heroSlides)) expect(links).toContain(localizePath(locale, path))
    for (const { title } of [vision, mission, visionStatement, values, partners]) expect(text).toContain(title)
    for (const { description } of [...vision.features, ...values.items]) expect(text).toContain(description)
    expect(text).toContain(videoFallback)
    const video = { muted: '', loop: '' }
    expect(elements(html, 'video')).toMatchObject([video, video])
  })

  for (const app of ['swin', 'lahfa'] as const) {
    test(`the form of ${app} has its words, ${locale}`, async ({ request }) => {
      const address = localizePath(locale, `/${app}-account`)
      const html = await (await request.get(address)).text()
      const text = textOf(html)
      const copy = accountDeletion[app][locale]({
        brand: site.brand[locale],
        email: site.privacyEmail,
        ...site.retention,
      })
      for (const word of [copy.heading, copy.identityLabel, copy.passwordLabel, copy.submitLabel]) {
        expect(text).toContain(word)
      }
      expect(text).toContain(accountDeletionMessages[locale].needsScript)
      const email = site.privacyEmail
      const scriptError = elements(html, 'p').filter((element) => 'data-script-error' in element)
      expect(scriptError).toMatchObject([{ role: 'alert', hidden: '' }])
      const [before = '', after = ''] = scriptErrorMessage[locale](email).split(email)
      expect(text).toContain(spaced(`${before} ${email} ${after}`))
    })
  }
}

const PARALLEL_REQUESTS = 8

test('every address in the HTML of every page leads somewhere', async ({ request }) => {
  test.setTimeout(120_000)
  const pages = new Map<string, string>()
  for (const { address } of allPages) pages.set(address, await (await request.get(address)).text())

  const targets = new Map<string, string>()
  for (const [address, html] of pages) {
    for (const found of addresses(html)) {
      const url = found.startsWith(site.url) ? found.slice(site.url.length) || '/' : found
      if (/^[/#]/.test(url)) targets.set(url.startsWith('#') ? address + url : url, address)
      else expect(url).toMatch(/^(https:|mailto:|tel:|data:image)/)
    }
  }
  expect(targets.size).toBeGreaterThan(allPages.length)
  const files = new Set<string>()
  for (const [target, page] of targets) {
    const [path = '', part] = target.split('#')
    const html = pages.get(path)
    if (!html) files.add(path)
    if (part) expect(html, `${target} on ${page}`).toContain(`id="${part}"`)
  }
  const queue = files.values()
  const missing: string[] = []
  const check = async () => {
    for (const path of queue) if ((await request.head(path, { maxRedirects: 0 })).status() !== 200) missing.push(path)
  }
  await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, check))
  expect(missing).toEqual([])
})

test('every datasheet is a PDF that the page offers to save', async ({ request }) => {
  const check = async ({ kind, slug, path }: CatalogueItem, locale: Locale) => {
    const file = datasheetPath(kind, slug, locale)
    const html = await (await request.get(localizePath(locale, path))).text()
    expect(
      elements(html, 'a').find(({ href }) => href === file),
      file,
    ).toHaveProperty('download')
    const reply = await request.get(file)
    const body = await reply.body()
    expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect(body.subarray(0, 5).toString()).toBe('%PDF-')
    expect(body.subarray(-16).toString()).toContain('%%EOF')
    expect(body.length).toBeGreaterThan(10_000)
  }
  const items = [...catalogueItems('services'), ...catalogueItems('products')]
  for (const item of items) await Promise.all(locales.map((locale) => check(item, locale)))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { locale, path, address } of pageKinds) {
    test(`${address} can be read`, inTurn({ locale, path }), async ({ page }) => {
      await page.goto(address)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      const closed = main.locator('details:not([open]) > summary').and(page.locator(':visible'))
      while ((await closed.count()) > 0) await closed.first().click()
      // Everything but what the page marks as hidden, such as the other slides. Some of it fades in by CSS.
      const unseen = () =>
        main.locator('h1, h2, h3, p, li').evaluateAll((nodes) =>
          nodes
            // The contents are there twice, for wide and for narrow windows: page-sections.spec.ts reads them.
            .filter((node) => !node.closest('[inert], [hidden], [aria-hidden=true], .table-of-contents'))
            .filter((node) => !node.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            .map((node) => node.textContent),
        )
      await expect.poll(unseen).toEqual([])
      await expect(page.getByRole('contentinfo').getByRole('link', { name: site.phone })).toBeVisible()
      // No overlay covers the first slide: its link can be clicked.
      if (path === pagePaths.home) {
        await page.getByRole('link', { name: homePage[locale].exploreLabel.slice(0, -1).trim() }).click({ trial: true })
      }
    })
  }
})
