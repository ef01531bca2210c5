import type { CriterionNumber } from '../../accessibility/criteria'
import type { Adherence } from '../../accessibility/types'
import type { DocumentCopy } from '../document-copy'

/** WCAG's four principles by the first digit of their criteria. */
export type Principle = '1' | '2' | '3' | '4'

export interface AccessibilityCopy extends DocumentCopy {
  /** The tables of the criteria. */
  conformance: {
    title: string
    paragraphs: readonly string[]
    /** `day` is a day in words. */
    lastRun: (day: string) => string
    /** The conformance report as a file. */
    report: string
    columns: { criterion: string; met: string; tests: string }
    principles: Readonly<Record<Principle, string>>
    adherence: Readonly<Record<Adherence, string>>
    level: (name: string) => string
    criteria: Readonly<Record<CriterionNumber, { name: string; met: string }>>
  }
  /** The list of all pages. */
  allPages: { title: string; text: string; main: string }
}
