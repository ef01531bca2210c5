import type { CriterionNumber } from './criteria'

/** OpenACR's terms; a site that does not support a criterion says so on the page first. */
export type Adherence = 'supports' | 'partially-supports' | 'not-applicable'

/** A test by its file and a part of its title. */
export interface Evidence {
  file: string
  title: string
}

export interface Criterion {
  level: 'A' | 'AA'
  adherence: Adherence
  /** How the site meets it, in English; `met-ar.ts` says it in Arabic. */
  met: string
  /** They fail when the criterion is no longer met. */
  tests: readonly [Evidence, ...Evidence[]]
}

/** What `npm run generate` reads from openacr.yaml. */
export interface Conformance {
  /** The day on which all tests were last run, YYYY-MM-DD. */
  ranOn: string
  criteria: Readonly<Record<CriterionNumber, Criterion>>
}
