/** @jest-environment node */
import { allItems } from './catalogue'
import { samples } from './samples'
import { pages, sitePage } from './site-pages'
import { changedSince, datingCommits, hasHistory } from './word-history.fixture'

const folders = [
  ...Object.entries(pages).map(([id, { path }]) => ({ path, folder: `content/pages/${id}` })),
  ...allItems.map(({ kind, slug, path }) => ({ path, folder: `content/${kind}/${slug}` })),
  ...samples.map(({ slug, path }) => ({ path, folder: `content/samples/${slug}` })),
]

// A copy without git has no history. The workflow must have it: actions/checkout with `fetch-depth: 0`.
const known = hasHistory('.') || Boolean(process.env.GITHUB_ACTIONS)
const dates = known ? datingCommits('.') : undefined
const testKnown = known ? test : test.skip

testKnown('the history of the words is there', () => expect(hasHistory('.')).toBe(true))

testKnown.each(folders)('$path has the day of its last change', ({ path, folder }) => {
  const day = changedSince('.', folder, dates)
  const advice = `The words of ${path} changed on ${day}. Write into ${folder}/meta.yaml: updated: ${day}`
  expect(day && sitePage(path).updated < day ? advice : '').toBe('')
})
