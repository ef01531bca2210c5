/** A section's id, by which other pages and mails link to it, and its heading. */
export interface SectionHeading {
  id: string
  heading: string
}
