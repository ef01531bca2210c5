/** @jest-environment node */
import { changedSince, hasHistory } from '@/lib/word-history.fixture'

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

const today = new Date().toISOString().slice(0, 10)
const known = hasHistory('.')

// Git history is missing from a shallow clone and from a copy without git.
const testKnown = known ? test : test.skip
testKnown.each(pages)('$path has the day of its last change', ({ path: page, folder }) => {
  const day = changedSince('.', folder, today)
  const advice = `The words of ${page} changed on ${day}. Write into ${folder}/meta.yaml: updated: ${day}`
  expect(day && changedOn(page) < day ? advice : '').toBe('')
})
