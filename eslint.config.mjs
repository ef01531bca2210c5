import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import { defineConfig, globalIgnores } from 'eslint/config'

export default defineConfig([
  globalIgnores(['.cache/**', '.next/**', 'coverage/**', 'generated/**', 'next-env.d.ts', '**/out/**', 'public/**']),
  ...nextVitals,
  ...nextTypescript,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    rules: {
      // Names that start with an underscore may be unused.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // The bundler loads its loaders with require().
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // What runs in browsers.
    files: ['{app,components,lib}/**'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    files: ['**/*.tsx'],
    rules: {
      // The rule recommends next/image, which is forbidden below.
      '@next/next/no-img-element': 'off',
      // A rule for the Pages Router; in the App Router the root layout may render <head>.
      '@next/next/no-head-element': 'off',
      // Links are plain elements: components/navigation/client-navigation.tsx follows them.
      '@next/next/no-html-link-for-pages': 'off',
      'no-restricted-syntax': [
        'error',
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
