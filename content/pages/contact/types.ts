/** Without the document title, `Contact {brand}`, which is in content/messages. */
export interface ContactCopy {
  heading: string
  subtitle: string
  /** Meta description: 110 to 160 characters. */
  description: string
  /** The page's name in the breadcrumbs. */
  breadcrumb: string
  cards: {
    email: string
    phone: string
    address: string
  }
  hours: {
    title: string
    text: string
  }
  pictureAlt: string
  mapTitle: string
  mapLink: string
}
