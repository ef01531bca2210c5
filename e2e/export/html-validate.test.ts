import { samples } from '@/content/samples'

import { findingsIn } from '../markup/findings.mjs'
import { MODULES, PRODUCT, SERVICE } from '../support/pages'
import { errorPage, files, isOfEditor, onEachPage, pages } from './site'

const checked = [...pages, errorPage]

/** Pages of one kind differ only in their words: each change validates some of them, and npm run test:release all. */
const items = [SERVICE, PRODUCT, MODULES, samples[0]?.path]
const validated = checked.filter(
  ({ path }) => 'isRelease' in globalThis || !/^\/(services|products|samples)\/./.test(path) || items.includes(path),
)

test('html-validate reads every exported page', () => {
  const exported = [...files].filter((file) => file.endsWith('.html') && !isOfEditor(file))
  expect(checked.map(({ file }) => file).toSorted()).toEqual(exported.toSorted())
})

test('html-validate finds a planted fault', () => {
  const html = errorPage.html.replace('</body>', '<p id="content"><div></div></p></body>')
  const rules = findingsIn(html).map(({ ruleId }) => ruleId)
  expect(rules).toEqual(expect.arrayContaining(['no-dup-id', 'no-implicit-close']))
})

test('html-validate finds nothing on a page', () => {
  onEachPage(({ html }) => {
    expect(findingsIn(html).map(({ ruleId, what }) => `${ruleId}: ${what}`)).toEqual([])
  }, validated)
})
