import { expect, test } from '@playwright/test'

import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { inTurn as formInTurn, openDeletionPage, variants } from './support/deletion-page'
import { eachChangeIn } from './support/release'
import { started } from './support/started'

/**
 * What a screen reader finds, in its order: roles and states of the accessibility tree. Words, and addresses that the owner
 * sets, are left out: they are the owner's, and one file serves both languages. Somebody reads the files in e2e/spoken
 * when they change: `npx playwright test spoken --update-snapshots`.
 */
test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

const ROLE_AND_STATES = /^(\s*- (?!\/url)\w+)(?: "(?:[^"\\]|\\.)*")?((?: \[[^\]]*\])*).*$/

/** The tree without its words. A link without an address is one that the owner has not set. */
const shapeOf = (tree: string): string =>
  tree
    .split('\n')
    .filter((line) => !/\/url: "?https?:/.test(line))
    .map((line) =>
      line
        .replace(/(\/url: )"?(?:\/ar(?=["/#]|$))?([^"]*).*$/, '$1$2')
        .replace(/(\/url: )$/, '$1/')
        .replace(/(\/url: (?:mailto|tel)):.*$/, '$1')
        .replace('.ar.pdf', '.pdf')
        .replace(ROLE_AND_STATES, '$1$2')
        .replace(' [disabled]', ''),
    )
    .join('\n')

for (const locale of locales) {
  test(`header and footer match their accessibility tree, ${locale}`, eachChangeIn('ar', locale), async ({ page }) => {
    await page.goto(localizePath(locale, '/'))
    await started(page)
    const parts = [page.getByRole('banner'), page.getByRole('contentinfo')]
    const trees = await Promise.all(parts.map((part) => part.ariaSnapshot()))
    expect(shapeOf(trees.join('\n'))).toMatchSnapshot('frame.txt')
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
