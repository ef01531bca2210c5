import type { ContactCopy } from './types'

export const en: ContactCopy = {
  heading: 'Get in Touch',
  subtitle: "We'd love to hear from you. Reach out to us through any of the following channels.",
  description:
    'Write to us, call us or visit us in Dubai, Sunday to Thursday, 09:00 to 18:00 Gulf Standard Time, about enterprise systems, apps or cybersecurity.',
  breadcrumb: 'Contact',
  cards: {
    email: 'Email Us',
    phone: 'Call Us',
    address: 'Visit Us',
  },
  hours: {
    title: 'Come and talk it through',
    text: 'Sunday to Thursday, 09:00 to 18:00 Gulf Standard Time (UTC+4). Tell us what you want to change, which systems are involved and any deadline. Please leave passwords, card numbers and one-time codes out of your message.',
  },
  pictureAlt: 'Streams of light crossing the dunes towards a distant city',
  mapTitle: 'Map of Dubai, United Arab Emirates',
  mapLink: 'Open the map',
}
