import type { PlaceholderCopy } from '../placeholder-copy'

export const en: PlaceholderCopy = {
  title: 'About Us',
  description:
    'A full-cycle software development firm in Dubai with over 5 years of experience in enterprise systems, digital products and cybersecurity.',
  comingSoon: 'Coming soon...',
  text: 'Our story and our team will appear on this page. Until then, the pages below say what we do and how.',
  nextLabel: 'Continue',
  next: [
    { id: 'services', title: 'Our Services', text: 'Fifteen, each with its steps, deliverables and questions.' },
    { id: 'products', title: 'Our Products', text: 'Nine, each with its modules, its data and its limits.' },
    { id: 'contact', title: 'Contact Us', text: 'Have a question? Ask us directly.' },
  ],
  contactLabel: 'Or by email and phone:',
}
