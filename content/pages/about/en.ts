import type { PlaceholderCopy } from '../placeholder-copy'

export const en: PlaceholderCopy = {
  title: 'About Us',
  description:
    'A full-cycle software development firm in Dubai with over 5 years of experience in enterprise systems, digital products and cybersecurity.',
  comingSoon: 'Coming soon...',
  nextLabel: 'Continue',
}
