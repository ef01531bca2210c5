import type { PlaceholderCopy } from '../placeholder-copy'

export const en: PlaceholderCopy = {
  title: 'About Us',
  description:
    'The company behind these services and products: a full-cycle software development firm in Dubai with over 5 years of experience, and how to reach it.',
  comingSoon: 'Coming soon...',
  text: 'Our story and our team will appear on this page. Until then, the pages below say what we do and how.',
  nextLabel: 'Continue',
  next: [
    { id: 'services', title: 'Our Services', text: 'Fifteen, from ERP rescue to penetration tests.' },
    { id: 'products', title: 'Our Products', text: 'Nine, from a chat platform to an app for charities.' },
    { id: 'contact', title: 'Contact Us', text: 'Have a question? Ask us directly.' },
  ],
  contactLabel: 'Or by email and phone:',
}
