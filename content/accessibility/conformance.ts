import { content } from '../content'
import type { Adherence } from '../schema/pages'

const report = content['accessibility/openacr']

const CHAPTERS = { A: 'success_criteria_level_a', AA: 'success_criteria_level_aa' } as const

/** A test, by its file and part of its title. */
export interface Evidence {
  file: string
  title: string
}

export interface Criterion {
  level: keyof typeof CHAPTERS
  adherence: Adherence
  /** The tests that fail if the site no longer meets the criterion. */
  tests: readonly Evidence[]
}

/** Parses `e2e/footer.spec.ts › the footer has its content`, the form in which Playwright prints a test. */
function evidence(line: string): Evidence {
  const [file = '', title = ''] = line.split(' › ')
  return { file, title }
}

const criteria = (['A', 'AA'] as const).flatMap((level) =>
  report.chapters[CHAPTERS[level]].criteria.flatMap(({ num, components }) =>
    components.map(({ adherence, tests }): [string, Criterion] => [
      num,
      { level, adherence: adherence.level, tests: tests.map(evidence) },
    ]),
  ),
)

/** How far the site meets the criteria of levels A and AA of WCAG 2.2, by their numbers. */
export const conformance = {
  /** The day on which all tests last ran, YYYY-MM-DD. */
  ranOn: report.report_date,
  criteria: Object.fromEntries(criteria) as Readonly<Record<string, Criterion>>,
}
