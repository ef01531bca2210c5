import type { PlaceholderCopy } from '../placeholder-copy'

export const en: PlaceholderCopy = {
  title: 'Our Partners',
  description:
    'The companies we build with and the platforms we build on. This page is being prepared; until then, our partners are shown on the home page.',
  comingSoon: 'Coming soon...',
  text: 'Our partners are companies we build with and makers of platforms we build on. This page will say who is which, and what we do together. Until then, you will find their names on the home page.',
  nextLabel: 'Continue',
  next: [
    { id: 'partners', title: 'Partners at a glance', text: 'Their names on the home page.' },
    { id: 'services', title: 'Our Services', text: 'What we do, and on which platforms.' },
    { id: 'contact', title: 'Contact Us', text: 'Ask which of them your project would involve.' },
  ],
  reach: 'Would you like to work with us?',
}
