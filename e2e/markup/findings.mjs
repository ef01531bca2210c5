import { HtmlValidate } from 'html-validate'

const scanner = new HtmlValidate({
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
})

/**
 * What html-validate finds in the HTML of a page.
 * @param {string} html
 * @returns {{ ruleId: string, what: string }[]}
 */
export const findingsIn = (html) =>
  scanner
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => ({ ruleId, what: `${message}: ${selector}` }))
