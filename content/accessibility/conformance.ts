import { content } from '../content'

const { report_date: ranOn, chapters } = content['accessibility/openacr']

const CHAPTERS = { A: 'success_criteria_level_a', AA: 'success_criteria_level_aa' } as const

/** Parses `e2e/footer.spec.ts › the footer has its content`, the form in which Playwright prints a test. */
function evidence(line: string) {
  const [file = '', title = ''] = line.split(' › ')
  return { file, title }
}

/** A test, by its file and part of its title. */
export type Evidence = ReturnType<typeof evidence>

const criteria = (['A', 'AA'] as const).flatMap((level) =>
  chapters[CHAPTERS[level]].criteria.flatMap(({ num, components }) =>
    components.map(({ adherence, tests }) => {
      // The tests fail if the site no longer meets the criterion.
      return [num, { level, adherence: adherence.level, tests: tests.map(evidence) }] as const
    }),
  ),
)

/** How far the site meets the criteria of levels A and AA of WCAG 2.2, by their numbers; `ranOn` is the day of the tests. */
export const conformance = { ranOn, criteria: Object.fromEntries(criteria) }
