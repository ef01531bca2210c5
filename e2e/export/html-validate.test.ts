import { findingsIn } from '../markup/findings.mjs'
import { isFalse } from '../support/false-findings'
import { errorPage, files, isOfEditor, onEachPage, pages } from './site'

const checked = [...pages, errorPage]

test('html-validate reads every exported page', () => {
  const exported = [...files].filter((file) => file.endsWith('.html') && !isOfEditor(file))
  expect(checked.map(({ file }) => file).toSorted()).toEqual(exported.toSorted())
})

test('html-validate finds a planted fault', () => {
  const html = errorPage.html.replace('</body>', '<p id="content"><div></div></p></body>')
  const rules = findingsIn(html).map(({ ruleId }) => ruleId)
  expect(rules).toEqual(expect.arrayContaining(['no-dup-id', 'no-implicit-close']))
})

test('html-validate finds nothing on any page', () => {
  onEachPage(({ html }) => {
    const found = findingsIn(html).filter(({ ruleId, what }) => !isFalse('html-validate', ruleId, what))
    expect(found.map(({ ruleId, what }) => `${ruleId}: ${what}`)).toEqual([])
  }, checked)
})
