/** The words of a page that is announced but not written yet. */
export interface PlaceholderCopy {
  title: string
  /** Description for search engines: 110 to 160 characters. */
  description: string
  comingSoon: string
  /** Names the links at the foot of the page to screen readers. */
  nextLabel: string
}
