import { sectionIds } from '../section-ids'
import { pagePaths } from '../site-paths'

/** The pages that a placeholder page can link to. The partners are a section of the home page: /partners is a placeholder. */
export const nextPaths = {
  services: pagePaths.services,
  products: pagePaths.products,
  partners: `${pagePaths.home}#${sectionIds.partners}`,
  contact: pagePaths.contact,
} as const
export type NextPage = keyof typeof nextPaths

interface NextCopy {
  id: NextPage
  title: string
  /** What the visitor finds there: one short sentence. */
  text: string
}

/** The texts of a "coming soon" page. */
export interface PlaceholderCopy {
  title: string
  /** Meta description: 110 to 160 characters. */
  description: string
  comingSoon: string
  /** What the page will be about, in two or three sentences. */
  text: string
  /** Label of the navigation with the links to other pages. */
  nextLabel: string
  next: readonly [NextCopy, NextCopy, NextCopy]
  /** Before the email address and the phone number. */
  contactLabel: string
}
