/** A statement of a page that may stop being true: a law, a date, a version, a rule of a store. */
export interface AgeingFact {
  /** Path of the page, without the language's prefix. */
  page: string
  /** The words that may age, exactly as they stand on the English page. */
  says: string
  /** Where it can be looked up again: publisher and date. */
  source: string
  /** The day on which it was last compared with its source, `YYYY-MM-DD`. */
  checked: string
}
