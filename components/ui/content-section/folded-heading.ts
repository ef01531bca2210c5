import type { FoldedLabel } from '@/components/ui/disclosures'

import type { SectionHeading } from './section-heading'

/** The heading of a section whose list phones fold. */
export interface FoldedHeading extends SectionHeading {
  /** The summary of the folded entries. */
  folded: FoldedLabel
}
