import { sectionIds } from '../../section-ids'

import { criteriaCopy } from './criteria-copy'
import type { AccessibilityCopy } from './types'

/** `email` is the address for questions and complaints. */
export const en = (email: string): AccessibilityCopy => ({
  title: 'Accessibility',
  description:
    'How this website meets the 55 criteria of WCAG 2.2 AA in English and Arabic, with the test that proves it, what still falls short and whom to tell.',
  lead: 'This website should work for everyone. Here is how we check it, and where it still falls short.',
  sections: [
    {
      id: sectionIds.aim,
      title: 'What we aim for',
      paragraphs: [
        'We want every page to meet level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, in English and in Arabic, on phones and on larger screens.',
      ],
    },
    {
      id: sectionIds.tested,
      title: 'How it is tested',
      paragraphs: [
        'We assess the site ourselves. No outside auditor has examined it yet.',
        'Automatic tests open the finished pages in Chromium and read their HTML. Menus, carousels, forms, navigation and print are also tested in Firefox and WebKit. The checking tool axe-core also examines all kinds of page, at phone and desktop size.',
        'By hand, in Chromium, Firefox and WebKit, we checked keyboard, zoom, forced colours, print, and the names and roles that screen readers are given.',
      ],
    },
    {
      id: sectionIds.limits,
      title: 'Known limits',
      items: [
        'People who use assistive technology every day have not tested the site, and no screen reader itself has been used.',
        'Most tests run in Chromium alone. Safari itself, which is built on WebKit, was not used.',
        'The page Our Partners, still in preparation, is linked from the list of all pages only.',
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
  conformance: {
    title: 'How each criterion is met',
    paragraphs: [
      'WCAG 2.2 has 55 criteria of levels A and AA. The tables say how far this site meets them, and name the test that fails when it no longer does.',
    ],
    lastRun: (day) => `Last run of the tests, all passed: ${day}`,
    report: 'The report as a file (OpenACR, YAML)',
    columns: { criterion: 'Criterion', met: 'How it is met here', tests: 'Test' },
    principles: { 1: 'Perceivable', 2: 'Operable', 3: 'Understandable', 4: 'Robust' },
    adherence: { supports: 'met', 'partially-supports': 'partly met', 'not-applicable': 'does not apply' },
    level: (name) => `Level ${name}`,
    criteria: criteriaCopy('en'),
  },
  allPages: {
    title: 'All pages',
    text: 'The whole site in one list, for those who would rather not use the menu.',
    main: 'About the company and this site',
  },
})
