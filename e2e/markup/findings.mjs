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

/** Findings that are no faults, with the reason. A finding is ignored only where somebody judged it. */
const FALSE_FINDINGS = [
  // Tables that are cards in narrow windows: with another display, Safari knows a table only by its roles.
  { rule: 'no-redundant-role', where: /on <(table|thead|tbody|tr|th|td)>/ },
  // Lists without markers: VoiceOver announces them as lists only because of their role.
  { rule: 'no-redundant-role', where: /on <[ou]l>/ },
  // The same lists: they are native ones already, ordered.
  { rule: 'prefer-native-element', where: /native <ul> .* ol(:nth-child\(\d+\))?$/ },
  // Held in one line, the number is cut off at 390 px with text of twice the size (zoom.spec): it may break.
  { rule: 'tel-non-breaking', where: /in telephone number/ },
]

/**
 * What html-validate finds in the HTML of a page, without false findings.
 * @param {string} html
 * @returns {{ ruleId: string, what: string }[]}
 */
export const findingsIn = (html) =>
  scanner
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => ({ ruleId, what: `${message}: ${selector}` }))
    .filter(({ ruleId, what }) => !FALSE_FINDINGS.some(({ rule, where }) => rule === ruleId && where.test(what)))
