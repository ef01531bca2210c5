import type { CatalogueCopy } from '../../types'

export const en: CatalogueCopy = {
  title: 'Vulnerability Assessment & Penetration Testing (VAPT)',
  summary: 'We find the way in before someone else does.',
  description:
    'Vulnerability assessment and penetration testing with written authority: web, mobile, networks, cloud and AI, a report in two languages, and a retest.',
  headline: 'Tested by permission, shown by evidence',
  intro:
    'In the UAE, entering a system without authority is a crime, so every engagement begins with a signature. A vulnerability assessment finds and ranks weaknesses; a penetration test proves which of them can really be used. We state which one you are buying, keep within the agreed limits and return to test the repairs.',
  bullets: [
    {
      lead: 'Written authority.',
      text: 'We test no system without the written permission of its owner and, where needed, of its host. Federal Decree-Law 34 of 2021 punishes unauthorised access, so rules of engagement come first.',
    },
    {
      lead: 'Web, mobile and APIs.',
      text: 'Manual testing follows the OWASP testing guides and the Application Security Verification Standard (ASVS) 5.0. We use one account for each role, since many flaws show only between two users.',
    },
    {
      lead: 'Networks and cloud.',
      text: 'We examine external and internal networks, Active Directory, Wi-Fi and cloud settings, then follow the paths an intruder could take. Oracle E-Business Suite and Odoo can be part of the scope.',
    },
    {
      lead: 'AI and people.',
      text: 'Assistants built on language models are tested for prompt injection, data leakage and misuse of tools. Phishing exercises are run only at your request and within your own policies.',
    },
    {
      lead: 'Ranking that helps.',
      text: 'Findings are scored with CVSS 4.0, then weighed by likelihood of exploitation (EPSS), known attacks and the value of the system. Your team knows what to repair this week.',
    },
    {
      lead: 'Reports people read.',
      text: 'You receive an executive summary in Arabic and English, a technical report with reproduction steps, and raw findings as a CSV file. All of it travels through an encrypted channel.',
    },
    {
      lead: 'Retest and closure.',
      text: 'After your repairs we test the same points again and issue a retest report with a closure letter. Repeat findings and time to remedy show whether habits are changing.',
    },
    {
      lead: 'First two weeks.',
      text: 'A scoping call fixes targets, accounts and the test window, and the authorisation letter is signed. Where a regulator or government client requires approved testers, we check that before we quote.',
    },
  ],
}
