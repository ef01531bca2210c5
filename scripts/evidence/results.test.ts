/** @jest-environment node */
import { jestResults, notPassed, playwrightResults } from './results'

const results = [
  ...jestResults(
    {
      testResults: [
        {
          name: '/site/e2e/export/outline.test.ts',
          assertionResults: [
            { fullName: 'no heading skips a level', status: 'passed' },
            { fullName: 'lists are marked as such', status: 'pending' },
          ],
        },
      ],
    },
    '/site',
  ),
  ...playwrightResults(
    {
      suites: [
        {
          title: 'layout.spec.ts',
          specs: [{ file: 'layout.spec.ts', title: 'no page scrolls sideways', tests: [{ status: 'flaky' }] }],
          suites: [
            {
              title: 'in Arabic',
              specs: [
                { file: 'layout.spec.ts', title: 'order, 390 px', tests: [{ status: 'expected' }] },
                { file: 'layout.spec.ts', title: 'order, 1440 px', tests: [{ status: 'skipped' }] },
                { file: 'layout.spec.ts', title: 'fonts', tests: [{ status: 'unexpected' }] },
              ],
            },
          ],
        },
      ],
    },
    'e2e',
  ),
]

test.each([
  ['e2e/export/outline.test.ts', 'no heading skips', undefined],
  ['e2e/layout.spec.ts', 'no page scrolls sideways', undefined],
  ['e2e/layout.spec.ts', 'order, 390 px', undefined],
  // Nothing is said by a test that was skipped, even if the same test has run with other values.
  ['e2e/layout.spec.ts', 'order', 'skipped'],
  ['e2e/export/outline.test.ts', 'lists', 'skipped'],
  ['e2e/layout.spec.ts', 'fonts', 'failed'],
  ['e2e/layout.spec.ts', 'no heading skips', 'not run'],
  ['e2e/footer.spec.ts', 'order', 'not run'],
])('%s › %s', (file, title, reason) => {
  expect(notPassed([{ file, title }], results)).toEqual(reason ? [`${file} › ${title}: ${reason}`] : [])
})
