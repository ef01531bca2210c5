import type { FoldedLabel } from '@/components/ui/disclosures'

/** A section's heading, and its id, which is part of addresses that other sites link to. */
export interface SectionHeading {
  id: string
  heading: string
}

/** Of a section whose list phones fold. */
export interface FoldedHeading extends SectionHeading {
  folded: FoldedLabel
}
