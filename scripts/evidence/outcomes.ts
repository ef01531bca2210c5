import type { Evidence } from '@/content/accessibility/types'

/** How a test ended. */
export interface Outcome {
  file: string
  /** With the names of the groups around it. */
  title: string
  passed: boolean
}

/** The tests that did not run, were skipped, or failed in any of their forms (language, width, page). */
export const notPassed = (tests: readonly Evidence[], outcomes: readonly Outcome[]): readonly Evidence[] =>
  tests.filter(({ file, title }) => {
    const own = outcomes.filter((outcome) => outcome.file === file && outcome.title.includes(title))
    return own.length === 0 || own.some(({ passed }) => !passed)
  })
