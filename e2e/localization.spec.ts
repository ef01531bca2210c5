import { expect, type Page, test } from '@playwright/test'

import { site } from '@/content/site'
import { pagePaths } from '@/content/site-paths'
import { localeFacts, otherLocale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { elements } from './support/html'
import { allPages, pageKinds } from './support/pages'

for (const { locale, path, address } of allPages) {
  test(`${address} says its language and leads to the other`, async ({ request }) => {
    const html = await (await request.get(address)).text()
    const { tag, dir } = localeFacts[locale]
    expect(elements(html, 'html')).toMatchObject([{ lang: tag, dir }])
    const other = otherLocale[locale]
    const switches = elements(html, 'a').filter(({ hreflang }) => hreflang)
    expect(switches.length).toBeGreaterThan(0)
    for (const link of switches) {
      expect(link).toMatchObject({
        href: localizePath(other, path),
        hreflang: localeFacts[other].tag,
        lang: localeFacts[other].tag,
      })
    }
    // Every other link stays in the language.
    const inner = elements(html, 'a').flatMap(({ href, hreflang }) => (href?.startsWith('/') && !hreflang ? href : []))
    const isArabic = (href: string) => /^\/ar([/#]|$)/.test(href)
    expect(inner.filter((href) => !href.startsWith('/pdfs/') && isArabic(href) !== (locale === 'ar'))).toEqual([])
  })
}

/** Runs of four Latin words and more in what a page gives to read, apart from what is marked as Latin. */
const latinRuns = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const html = await (await fetch(url)).text()
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    const runs: string[] = []
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style, noscript, bdi, [lang|=en]')) continue
      runs.push(...(node.textContent?.match(/(?:[A-Za-z][\w’'.&-]*[\s,;:]+){3,}[A-Za-z][\w’'.&-]*/g) ?? []))
    }
    return runs
  }, address)

/** Arabic words whose letters are pulled apart or changed. */
const misset = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node instanceof Text && /\p{sc=Arabic}/u.test(node.data)),
      )
      .filter((element) => {
        const { letterSpacing, textTransform } = getComputedStyle(element)
        return !['normal', '0px'].includes(letterSpacing) || textTransform !== 'none'
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 60)}`),
  )

test.describe('as the HTML stands', () => {
  // Neither scripts nor pictures change how the words are set.
  test.use({ javaScriptEnabled: false })

  test('every Arabic page speaks Arabic', async ({ page }) => {
    await page.goto('/ar/partners')
    for (const { address } of allPages.filter(({ locale }) => locale === 'ar')) {
      expect.soft(await latinRuns(page, address), address).toEqual([])
    }
  })

  test('every kind of Arabic page is set as Arabic', async ({ page }) => {
    await page.route(/\.(avif|webp)$/, (route) => route.abort())
    for (const { address } of pageKinds.filter(({ locale }) => locale === 'ar')) {
      await page.goto(address)
      expect.soft(await misset(page), address).toEqual([])
      await expect.soft(page.getByRole('main'), address).toHaveCSS('direction', 'rtl')
    }
  })
})

// The header and the footer of all pages, and the page that has more of them.
for (const { address } of pageKinds.filter(({ path }) => path === pagePaths.contact || path === pagePaths.home)) {
  test(`phone numbers and addresses on ${address} run from left to right`, async ({ page }) => {
    await page.goto(address)
    for (const text of [site.phone, site.emails[0]]) {
      const links = page.getByRole('link', { name: text, exact: true })
      expect(await links.count()).toBeGreaterThan(0)
      for (const link of await links.all()) {
        const isInOrder = await link.evaluate((node, text) => {
          const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
          let words = walker.nextNode()
          while (words && !words.textContent?.includes(text)) words = walker.nextNode()
          if (!words) return false
          const begin = words.textContent?.indexOf(text) ?? 0
          const left = (index: number) => {
            const range = document.createRange()
            range.setStart(words, begin + index)
            range.setEnd(words, begin + index + 1)
            return range.getBoundingClientRect().left
          }
          return [...text].every((_, index) => index === 0 || left(index) > left(index - 1))
        }, text)
        expect(isInOrder, text).toBe(true)
      }
    }
    const tel = page.locator(`a[href^="tel:"]`).first()
    await expect(tel).toHaveAttribute('href', /^tel:\+\d+$/)
  })
}
