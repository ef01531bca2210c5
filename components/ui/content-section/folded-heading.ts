import type { FoldedLabel } from '@/components/ui/disclosures'

import type { SectionHeading } from './section-heading'

/** Of a section whose list phones fold. */
export interface FoldedHeading extends SectionHeading {
  folded: FoldedLabel
}
