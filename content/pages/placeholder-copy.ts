/** Where a page that is announced leads meanwhile: pages of their own, and the section of the home page. */
export type NextPage = 'services' | 'products' | 'partners' | 'contact'

interface NextCopy {
  id: NextPage
  title: string
  /** What the visitor finds there: one short sentence. */
  text: string
}

/** The words of a page that is announced but not written yet. */
export interface PlaceholderCopy {
  title: string
  /** Description for search engines: 110 to 160 characters. */
  description: string
  comingSoon: string
  /** What the page will hold, and what can be known until then: two or three sentences. */
  text: string
  /** Names the links at the foot of the page to screen readers. */
  nextLabel: string
  next: readonly [NextCopy, NextCopy, NextCopy]
  /** Leads to the mail address and the phone number. */
  reach: string
}
