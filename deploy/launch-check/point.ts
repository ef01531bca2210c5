export type Chapter =
  'settings' | 'owner' | 'documents' | 'sandbox' | 'legal' | 'sources' | 'security' | 'tests' | 'logos'

/** Something to set, or to accept as it is. */
export interface Point {
  /** For `--accept`. */
  id: string
  chapter: Chapter
  blocks: boolean
  lines: readonly string[]
}
