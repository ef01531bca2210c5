/** A section's heading, and its id, which is part of addresses that other sites link to. */
export interface SectionHeading {
  id: string
  heading: string
}
