import { expect, type Locator, type Page, test } from '@playwright/test'
import { type Element, isTag, isText } from 'domhandler'
import { type Declaration, list, parse, type Rule } from 'postcss'

import { partners } from '@/content/partners'
import { site } from '@/content/site'
import { pagePaths } from '@/content/site-paths'
import { localeConfig, otherLocale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { all, documentAt, one } from './support/document'
import { elements, headOf } from './support/html'
import { allPages, pageKinds } from './support/pages'

for (const { locale, path, address } of allPages) {
  test(`${address} says its language and leads to the other`, async ({ request }) => {
    const html = await (await request.get(address)).text()
    const { tag, dir } = localeConfig[locale]
    expect(elements(html, 'html')).toMatchObject([{ lang: tag, dir }])
    const other = otherLocale[locale]
    const switches = elements(html, 'a').filter(({ hreflang }) => hreflang)
    expect(switches.length).toBeGreaterThan(0)
    for (const link of switches) {
      expect(link).toMatchObject({
        href: localizePath(other, path),
        hreflang: localeConfig[other].tag,
        lang: localeConfig[other].tag,
      })
    }
    // Every other link stays in the language, but that to a file.
    const inner = elements(html, 'a').flatMap(({ href, hreflang }) => (href?.startsWith('/') && !hreflang ? href : []))
    const isArabic = (href: string) => /^\/ar([/#]|$)/.test(href)
    const isFile = (href: string) => /\.(pdf|yaml)$/.test(href)
    expect(inner.filter((href) => !isFile(href) && isArabic(href) !== (locale === 'ar'))).toEqual([])
  })
}

/** Runs of four Latin words and more in the body of a page, except in what is marked as Latin. */
function latinRuns(body: Element): string[] {
  const isMarked = ({ name, attribs }: Element) =>
    ['script', 'style', 'noscript', 'bdi'].includes(name) || /^en\b/.test(attribs.lang ?? '')
  return body.children.flatMap((child) => {
    if (isText(child)) return child.data.match(/(?:[A-Za-z][\w’'.&-]*[\s,;:]+){3,}[A-Za-z][\w’'.&-]*/g) ?? []
    return isTag(child) && !isMarked(child) ? latinRuns(child) : []
  })
}

const LABELS = ['aria-label', 'aria-roledescription', 'alt', 'title']
/** Names that are Latin in either language. */
const NAMES = [...partners.map(({ name }) => name), 'swin', 'lahfa', 'LinkedIn', 'X', 'Instagram', 'YouTube']

/** What is read to those who listen, and is not Arabic. */
const latinLabels = (body: Element) =>
  all('*', body)
    .flatMap(({ attribs }) => LABELS.map((label) => attribs[label] ?? ''))
    .filter((text) => /[a-z]/i.test(text) && !/\p{sc=Arabic}/u.test(text) && !NAMES.includes(text))

test('every Arabic page speaks Arabic', async ({ request }) => {
  for (const { address } of allPages.filter(({ locale }) => locale === 'ar')) {
    const body = one('body', await documentAt(request, address))
    expect.soft(latinRuns(body), address).toEqual([])
    expect.soft(latinLabels(body), address).toEqual([])
  }
})

/** Arabic words in the body of an English page that are not marked as Arabic. */
const arabicRuns = (body: Element): string[] =>
  body.children.flatMap((child) => {
    if (isText(child)) return child.data.match(/[^\s]*\p{sc=Arabic}[^\n]{0,40}/u) ?? []
    const isMarked =
      isTag(child) && (/^ar\b/.test(child.attribs.lang ?? '') || ['script', 'style'].includes(child.name))
    return isTag(child) && !isMarked ? arabicRuns(child) : []
  })

test('Arabic words on English pages are marked as Arabic', async ({ request }) => {
  for (const { address } of allPages.filter(({ locale }) => locale === 'en')) {
    const body = one('body', await documentAt(request, address))
    expect(all('[lang|=ar]', body).length, address).toBeGreaterThan(0)
    expect.soft(arabicRuns(body), address).toEqual([])
  }
})

const PHYSICAL_PROPERTY = /^(left|right|float)$|^[a-z].*-(left|right)(-|$)/
/** These take `start` and `end`; others, as `object-position`, place things in pictures, which have no direction. */
const HAS_LOGICAL_VALUES = /^(text-align|justify-\w+|clear)/
const FOUR_SIDED = /^(margin|padding|inset|scroll-margin|scroll-padding)$/

function isPhysical({ prop, value }: Declaration) {
  const [, right, , left = right] = list.space(value)
  return (
    PHYSICAL_PROPERTY.test(prop) ||
    (HAS_LOGICAL_VALUES.test(prop) && /\b(left|right)\b/.test(value)) ||
    (FOUR_SIDED.test(prop) && left !== right)
  )
}

test('the style sheet knows start and end, and neither left nor right', async ({ request }) => {
  const links = elements(headOf(await (await request.get('/ar')).text()), 'link')
  const sheets = links.filter(({ rel }) => rel === 'stylesheet')
  expect(sheets.length).toBeGreaterThan(0)
  for (const { href = '' } of sheets) {
    const physical: string[] = []
    parse(await (await request.get(href)).text()).walkDecls((declaration) => {
      if (isPhysical(declaration)) physical.push(`${(declaration.parent as Rule).selector} { ${declaration} }`)
    })
    expect(physical).toEqual([])
  }
})

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

/** Icons that point along the line, and point as in English. */
const unmirrored = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.icon:is(.icon-left, .icon-right, .icon-chevr, .icon-play)')]
      .filter((icon) => getComputedStyle(icon).scale !== '-1 1')
      .map((icon) => icon.parentElement?.outerHTML.slice(0, 120)),
  )

/** Whether the characters of a text in a link stand from left to right. */
const isLeftToRight = (link: Locator, text: string) =>
  link.evaluate((node, characters) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    let words = walker.nextNode()
    while (words && !words.textContent?.includes(characters)) words = walker.nextNode()
    if (!words) return false
    const start = words.textContent?.indexOf(characters) ?? 0
    const left = (index: number) => {
      const range = document.createRange()
      range.setStart(words, start + index)
      range.setEnd(words, start + index + 1)
      return range.getBoundingClientRect().left
    }
    return [...characters].every((_, index) => index === 0 || left(index) > left(index - 1))
  }, text)

test.describe('the layout of Arabic pages', () => {
  // Neither scripts nor pictures change how the words are set.
  test.use({ javaScriptEnabled: false })

  test('every kind of page is set as Arabic', async ({ page }) => {
    await page.route(/\.(avif|webp)$/, (route) => route.abort())
    for (const { path, address } of pageKinds.filter(({ locale }) => locale === 'ar')) {
      await page.goto(address)
      expect.soft(await misset(page), address).toEqual([])
      expect.soft(await unmirrored(page), address).toEqual([])
      await expect.soft(page.getByRole('main'), address).toHaveCSS('direction', 'rtl')
      if (path !== pagePaths.contact) continue
      // The header and the footer of all pages, and the page that has more of them.
      for (const text of [site.phone, site.emails[0]]) {
        const links = await page.getByRole('link', { name: text, exact: true }).all()
        expect(links.length).toBeGreaterThan(1)
        for (const link of links) expect.soft(await isLeftToRight(link, text), text).toBe(true)
      }
    }
  })
})
