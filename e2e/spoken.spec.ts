import { expect, test } from '@playwright/test'

import { pagePaths } from '@/content/page-paths'
import { footerPages } from '@/content/site-pages'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { inTurn as formInTurn, openDeletionPage, variants } from './support/deletion-page'
import { openWithMenu } from './support/menu'
import { openMobileMenu } from './support/mobile-menu'
import { eachChangeIn } from './support/release'
import { started } from './support/started'

/**
 * What a screen reader finds, in its order: roles and states of the accessibility tree. Words, and addresses that the owner
 * sets, are left out: they are the owner's, and one file serves both languages. Somebody reads the files in e2e/spoken
 * when they change: `npx playwright test spoken --update-snapshots`.
 */
test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

/** A line whose words contain a colon is quoted. */
const ROLE_AND_STATES = /^(\s*- )'?((?!\/url)\w+)(?: "(?:[^"\\]|\\.)*")?((?: \[[^\]]*\])*).*$/

/** The tree without its words. A link without an address is one that the owner has not set. */
const shapeOf = (tree: string): string =>
  tree
    .split('\n')
    .filter((line) => !/\/url: "?https?:/.test(line))
    .map((line) =>
      line
        .replace(/(\/url: )"?(?:\/ar(?=["/#]|$))?([^"]*).*$/, '$1$2')
        .replace(/(\/url: )$/, '$1/')
        .replace('/url: /#', '/url: #')
        .replace(/(\/url: (?:mailto|tel)):.*$/, '$1')
        .replace('.ar.pdf', '.pdf')
        .replace(ROLE_AND_STATES, '$1$2$3')
        .replace(' [disabled]', ''),
    )
    .join('\n')

const depthOf = (line = '') => line.search(/\S/)

/** One of several entries of the same shape that follow each other: how many there are is the owner's. */
function withoutRepeats(lines: readonly string[]): string[] {
  const entries: string[] = []
  for (let start = 0; start < lines.length;) {
    const next = lines.findIndex((line, index) => index > start && depthOf(line) <= depthOf(lines[start]))
    const end = next < 0 ? lines.length : next
    const entry = [lines[start], ...withoutRepeats(lines.slice(start + 1, end))].join('\n')
    if (entry !== entries.at(-1)) entries.push(entry)
    start = end
  }
  return entries
}

/** The shape of a tree with pages of the catalogue, however many there are. */
const catalogueShapeOf = (tree: string): string =>
  withoutRepeats(
    shapeOf(tree)
      .replaceAll(/(\/url: \/(?:services|products)\/).+/g, '$1…')
      .split('\n'),
  ).join('\n')

const footerLink = (path: string) => `    - listitem\n      - link\n        - /url: ${path}\n`
const footerLinks = footerPages.map(({ path }) => footerLink(path)).join('')

/** The shape of header and footer. The links to `footerPages` are one, however many there are. */
const frameShapeOf = (trees: readonly string[]): string =>
  shapeOf(trees.join('\n')).replace(footerLinks, footerLink('/…'))

for (const locale of locales) {
  test(
    `header, menus and footer match their accessibility trees, ${locale}`,
    eachChangeIn('ar', locale),
    async ({ page }) => {
      const { nav, services, allServices, products, allProducts } = await openWithMenu(page, locale, pagePaths.home)
      const parts = [page.getByRole('banner'), page.getByRole('contentinfo')]
      const trees = await Promise.all(parts.map((part) => part.ariaSnapshot()))
      expect(frameShapeOf(trees)).toMatchSnapshot('frame.txt')

      await services.click()
      await expect(allServices).toBeVisible()
      expect(catalogueShapeOf(await nav.ariaSnapshot())).toMatchSnapshot('menu-of-services.txt')
      await products.click()
      await expect(allProducts).toBeVisible()
      expect(catalogueShapeOf(await nav.ariaSnapshot())).toMatchSnapshot('menu-of-products.txt')
      await page.setViewportSize({ width: 390, height: 844 })
      const { dialog, button, words } = await openMobileMenu(page, locale)
      await button(words.services).click()
      expect(catalogueShapeOf(await dialog.ariaSnapshot())).toMatchSnapshot('mobile-menu.txt')
    },
  )

  test(`a page matches its accessibility tree, ${locale}`, eachChangeIn('en', locale), async ({ page }) => {
    await page.goto(localizePath(locale, pagePaths.services))
    await started(page)
    expect(catalogueShapeOf(await page.getByRole('main').ariaSnapshot())).toMatchSnapshot('services.txt')
  })
}

for (const variant of variants) {
  test(`${variant.path} with errors matches its accessibility tree`, formInTurn(variant), async ({ page }) => {
    const form = await openDeletionPage(page, variant)
    await form.button.click()
    await expect(form.identity).toBeFocused()
    const tree = await page.getByRole('main').getByRole('form').ariaSnapshot()
    expect(shapeOf(tree)).toMatchSnapshot('form-with-errors.txt')
  })
}
