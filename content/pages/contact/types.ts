/** The document title, `Contact {brand}`, is put together where the brand is known. */
export interface ContactCopy {
  heading: string
  subtitle: string
  /** Description for search engines: 110 to 160 characters. */
  description: string
  /** The page's name in the trail above the heading. */
  crumb: string
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
