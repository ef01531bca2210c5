/** @jest-environment node */
import { catalogueItems } from './catalogue'
import { changedOn, pageChanges } from './page-dates'
import { signOfWords } from './page-words.fixture'
import { pagePaths } from './site-paths'

const pages = [
  ...Object.entries(pagePaths).map(([name, path]) => ({
    path,
    file: `content/page-dates.ts, ${name}`,
    changed: pageChanges[name as keyof typeof pagePaths],
  })),
  ...[...catalogueItems('services'), ...catalogueItems('products')].map(({ kind, slug, path, entry }) => ({
    path,
    file: `content/${kind}/${slug}/index.ts, changed`,
    changed: entry.changed,
  })),
]

test.each(pages)('$path has the day of its last change', ({ path, file, changed }) => {
  const sign = signOfWords(path)
  const today = new Date().toISOString().slice(0, 10)
  const advice = `The words of ${path} have changed. Write into ${file}: { on: '${today}', words: '${sign}' }`
  expect(changed.words === sign ? [] : [advice]).toEqual([])
  expect(changedOn(path)).toMatch(/^20\d\d-\d\d-\d\d$/)
  expect(new Date(changed.on).getTime()).toBeLessThanOrEqual(Date.now())
})
