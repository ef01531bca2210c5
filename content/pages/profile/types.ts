import type { NamedText } from '../../types'

/** What only the company profile says; the rest of it comes from the pages of the site. */
export interface ProfileCopy {
  title: string
  /** Metadata of the PDF. */
  description: string
  /** Of the picture on the cover. */
  coverAlt: string
  contents: string
  /** Beside the QR code with the address of the contact page. */
  scan: string
  /** Below the numbers. */
  figures: { services: string; products: string; yearsNumber: string; years: string; languages: string }
  about: string
  /** Labels of the table of the company's data; what has no value is left out. */
  company: {
    heading: string
    brand: string
    legalName: string
    licence: string
    taxNumber: string
    address: string
    phone: string
    email: string
    website: string
  }
  howWeWork: string
  /** The heading of the steps of one service. */
  example: (service: string) => string
  standards: { title: string; text: string }
  ask: { title: string; text: string; questions: readonly NamedText[] }
}
