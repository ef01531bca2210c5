import type { PlaceholderCopy } from '../placeholder-copy'

export const en: PlaceholderCopy = {
  title: 'Our Partners',
  description:
    'The companies we build with and the platforms we build on. This page is being prepared; until then, our partners are shown on the home page.',
  comingSoon: 'Coming soon...',
  nextLabel: 'Continue',
}
