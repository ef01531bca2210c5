/** @jest-environment node */
import { changedSince, hasHistory } from './word-history.fixture'

import { allItems } from './catalogue'
import { changedOn, pageFolder } from './page-dates'
import { samples } from './samples'
import { pagePaths } from './page-paths'

const pages = [
  ...Object.values(pagePaths).map((page) => ({ path: page, folder: `content/pages/${pageFolder(page)}` })),
  ...allItems.map(({ kind, slug, path: page }) => ({
    path: page,
    folder: `content/${kind}/${slug}`,
  })),
  ...samples.map(({ slug, path: page }) => ({ path: page, folder: `content/samples/${slug}` })),
]

// A copy without git has no history. The workflow must have it: actions/checkout with `fetch-depth: 0`.
const known = hasHistory('.') || Boolean(process.env.GITHUB_ACTIONS)
const testKnown = known ? test : test.skip

testKnown('the history of the words is there', () => expect(hasHistory('.')).toBe(true))

testKnown.each(pages)('$path has the day of its last change', ({ path: page, folder }) => {
  const day = changedSince('.', folder)
  const advice = `The words of ${page} changed on ${day}. Write into ${folder}/meta.yaml: updated: ${day}`
  expect(day && changedOn(page) < day ? advice : '').toBe('')
})
