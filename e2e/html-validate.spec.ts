import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'
import { type ConfigData, HtmlValidate } from 'html-validate'

import { isFalse } from './support/false-findings'
import { allPages } from './support/pages'

const FOLDER = 'out'
/** So many tests share the files. */
const PARTS = 8

const configuration: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React's way of writing: names in camel case, `/>` and `=""`.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // An opinion on search results.
    'long-title': 'off',
    // React's ids begin with "_", which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Files of other origins only: the site's own come with the page.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Whatever may have a name by ARIA.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
}

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))

test('html-validate looks at every exported page', () => {
  const expected = [...allPages.map(({ address }) => (address === '/' ? 'index' : address.slice(1))), '404']
  expect(files.map((name) => name.replace(/\.html$/, '')).toSorted()).toEqual(
    expect.arrayContaining(expected.toSorted()),
  )
})

test('html-validate finds a planted fault', async () => {
  const html = readFileSync(join(FOLDER, '404.html'), 'utf8').replace(
    '</body>',
    '<p id="content"><div></div></p></body>',
  )
  const { results } = await new HtmlValidate(configuration).validateString(html)
  const rules = results.flatMap(({ messages }) => messages).map(({ ruleId }) => ruleId)
  expect(rules).toEqual(expect.arrayContaining(['no-dup-id', 'no-implicit-close']))
})

test.describe('html-validate finds nothing', () => {
  test.describe.configure({ mode: 'parallel' })

  for (let part = 0; part < PARTS; part += 1) {
    test(`part ${part + 1} of ${PARTS}`, async () => {
      const scanner = new HtmlValidate(configuration)
      for (const name of files.filter((_, index) => index % PARTS === part)) {
        const report = await scanner.validateString(readFileSync(join(FOLDER, name), 'utf8'), name)
        const found = report.results
          .flatMap(({ messages }) => messages)
          .map(({ ruleId, message, selector }) => ({ ruleId, what: `${message}: ${selector}` }))
          .filter(({ ruleId, what }) => !isFalse('html-validate', ruleId, what))
          .map(({ ruleId, what }) => `${ruleId}: ${what}`)
        expect.soft(found, name).toEqual([])
      }
    })
  }
})
