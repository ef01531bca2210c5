import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import { defineConfig, globalIgnores } from 'eslint/config'

/*
 * Tailwind's left and right, which do not turn round in Arabic: ml-4, -right-2, md:text-left, rounded-tl-lg.
 * A utility ends at a hyphen or at the end of the word, which spares rounded-lg and border-line.
 */
const PHYSICAL_CLASS =
  /(^|[\s:!])-?((scroll-)?[mp][lr]-|(left|right)-|(text|float|clear)-(left|right)(?![\w-])|(rounded-([lr]|[tb][lr])|border-[lr])(?![\w]))/

const inClassName = (node) => `JSXAttribute[name.name=/[cC]lassName$/] ${node}`
const physicalClass = (selector) => ({
  selector,
  message: 'Physical direction: use the logical utility (ms-, pe-, start-, text-end, rounded-s, border-e) for Arabic.',
})

export default defineConfig([
  globalIgnores(['.cache/**', '.next/**', 'coverage/**', 'generated/**', 'next-env.d.ts', 'out/**', 'public/**']),
  ...nextVitals,
  ...nextTypescript,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    rules: {
      // A name that starts with an underscore is left out on purpose.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.tsx'],
    rules: {
      // Pictures are made before the build; see the ban on next/image below.
      '@next/next/no-img-element': 'off',
      // A rule of the Pages Router: a root layout of the App Router writes its own head.
      '@next/next/no-head-element': 'off',
      'no-restricted-syntax': [
        'error',
        physicalClass(inClassName(`Literal[value=${PHYSICAL_CLASS}]`)),
        physicalClass(inClassName(`TemplateElement[value.raw=${PHYSICAL_CLASS}]`)),
        {
          selector: "JSXAttribute[name.name='style']",
          message:
            "The Content-Security-Policy (style-src 'self') forbids style attributes: use a class or a variable.",
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'next/image',
              message: 'It writes style attributes and costs JavaScript: use the picture component of components/ui.',
            },
          ],
        },
      ],
    },
  },
])
