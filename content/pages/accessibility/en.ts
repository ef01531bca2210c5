import { sectionIds } from '../../section-ids'
import type { DocumentCopy } from '../document-copy'

/** `email` is the address for questions and complaints. */
export const en = (email: string): DocumentCopy => ({
  title: 'Accessibility',
  description:
    'Accessibility statement of this website: WCAG 2.2 AA is the aim in English and Arabic, with how it is tested, what still falls short and whom to tell.',
  lead: 'This website should work for everyone. Here is how we check it, and where it still falls short.',
  sections: [
    {
      id: sectionIds.aim,
      title: 'What we aim for',
      paragraphs: [
        'Every page is to meet level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, in English and in Arabic, on phones and on larger screens.',
      ],
    },
    {
      id: sectionIds.tested,
      title: 'How it is tested',
      paragraphs: ['We assess the site ourselves. No outside auditor has examined it yet.'],
      items: [
        'Each kind of page in both languages with axe-core, an automatic checker, at the sizes of a phone and a desktop screen',
        'The keyboard alone: every stop can be reached, and its focus is seen',
        'Targets of at least 24 by 24 pixels, and the contrast of text over pictures',
        'Windows 320 pixels wide, without sideways scrolling',
        'Reduced motion, and pages without JavaScript',
        'By hand in Chromium, Firefox and WebKit: keyboard, zoom, forced colours, print, and the tree of names and roles that screen readers are given',
      ],
    },
    {
      id: sectionIds.limits,
      title: 'Known limits',
      items: [
        'People who use assistive technology every day have not tested the site, and no screen reader itself has been used.',
        'The slides of the home page change every 7 seconds until they are paused, even while their link has the focus. The pause button comes after the link.',
        'Where the browser’s default font size is 24 pixels or more, part of the header is cut off. Page zoom does not do this.',
        'Some programs copy or speak the Arabic of our PDF datasheets wrongly. The text of each is on a page of this site.',
        'The map on the contact page belongs to another provider. The address is written above it.',
      ],
    },
    {
      id: sectionIds.feedback,
      title: 'If something stands in your way',
      paragraphs: [
        `Write to ${email} or call us, in English or Arabic. Name the page and, if you can, your device and the program you use. If you need a text of this site in another form, ask for it.`,
      ],
      links: [{ id: 'contact', title: 'All ways to reach us' }],
    },
  ],
})
