import { type ConfigData, HtmlValidate } from 'html-validate'

import { isFalse } from '../support/false-findings'
import { errorPage, files, isOfEditor, onEachPage, pages } from './site'

const configuration: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React's spelling: camel-case names, `/>` and `=""`.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // An opinion on search results.
    'long-title': 'off',
    // React's ids begin with "_", which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Integrity hashes are for files of other origins; the site's own files come with the page.
    'require-sri': ['error', { target: 'crossorigin' }],
    // ARIA allows a name on these elements.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
}
const scanner = new HtmlValidate(configuration)

const checked = [...pages, errorPage]

test('html-validate reads every exported page', () => {
  const exported = [...files].filter((file) => file.endsWith('.html') && !isOfEditor(file))
  expect(checked.map(({ file }) => file).toSorted()).toEqual(exported.toSorted())
})

const findingsIn = (html: string, address: string) =>
  scanner.validateStringSync(html, address).results.flatMap(({ messages }) => messages)

test('html-validate finds a planted fault', () => {
  const html = errorPage.html.replace('</body>', '<p id="content"><div></div></p></body>')
  const rules = findingsIn(html, errorPage.address).map(({ ruleId }) => ruleId)
  expect(rules).toEqual(expect.arrayContaining(['no-dup-id', 'no-implicit-close']))
})

test('html-validate finds nothing on any page', () => {
  onEachPage(({ html, address }) => {
    const found = findingsIn(html, address)
      .map(({ ruleId, message, selector }) => ({ ruleId, what: `${message}: ${selector}` }))
      .filter(({ ruleId, what }) => !isFalse('html-validate', ruleId, what))
    expect(found.map(({ ruleId, what }) => `${ruleId}: ${what}`)).toEqual([])
  }, checked)
})
