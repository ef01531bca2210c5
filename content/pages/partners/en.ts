import type { PlaceholderCopy } from '../placeholder-copy'

export const en: PlaceholderCopy = {
  title: 'Our Partners',
  description:
    'Odoo, Vyzyo, Cybertide, S-Apps, Pro Gym and Agafi: our partners by name. This page is being prepared and will say what we do with each of them.',
  comingSoon: 'Coming soon...',
  text: 'This page will say who each partner is and what we do together. Until then, you will find their names on the home page.',
  nextLabel: 'Continue',
  next: [
    { id: 'partners', title: 'Partners at a glance', text: 'Their names on the home page.' },
    { id: 'services', title: 'Our Services', text: 'What we do, and on which platforms.' },
    { id: 'contact', title: 'Contact Us', text: 'Ask which partners would work on your project.' },
  ],
  contactLabel: 'Would you like to work with us?',
}
