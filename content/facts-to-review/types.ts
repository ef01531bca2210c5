/** A statement that may become outdated: a law, a date, a version, a rule of an app store. */
export interface FactToReview {
  /** Path of the page, without the locale prefix. */
  page: string
  /** The exact words on the English page. */
  says: string
  /** Publisher and date of the source. */
  source: string
  /** Date of the last comparison with the source, `YYYY-MM-DD`. */
  checked: string
}
