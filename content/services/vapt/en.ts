import type { ServiceCopy } from '../../types'

export const en: ServiceCopy = {
  title: 'Vulnerability Assessment & Penetration Testing (VAPT)',
  summary: 'When a launch, tender or audit needs proof of what an intruder could do.',
  description:
    'Vulnerability assessment and penetration testing with written authority: web, mobile, networks, cloud and AI, a summary in two languages, and a retest.',
  headline: 'Authorised testing, with evidence for every finding',
  intro:
    'In the UAE, entering a system without authority is a crime, which is why our engagements begin with a signature. A vulnerability assessment finds and ranks weaknesses. A penetration test proves which of them can really be used. We state which one you are buying, keep within the agreed limits and return to test the repairs.',
  bullets: [
    {
      lead: 'Web applications and APIs',
      text: 'are tested by hand, with one account for each role. Many serious flaws show only when one customer asks for another customer’s record.',
    },
    {
      lead: 'Mobile apps.',
      text: 'We examine the iOS and Android builds on the device and on the wire: stored data, certificates, links and the API behind the screens.',
    },
    {
      lead: 'How far can one ordinary staff account travel?',
      text: 'External addresses, internal networks, Wi-Fi and Active Directory are tested as a chain, and the report gives the answer.',
    },
    {
      lead: 'Cloud configuration.',
      text: 'Read-only access reveals public storage, keys that never expire and roles with too many rights. The provider’s own platform stays out of scope.',
    },
    {
      lead: 'Oracle E-Business Suite and Odoo',
      text: 'are tested beyond missing patches. Can a clerk approve their own invoice, or alter a payment file?',
    },
    {
      lead: 'Assistants built on language models',
      text: 'face prompt injection, data leakage and misuse of connected tools, in Arabic and in English.',
    },
    {
      lead: 'People, only on request.',
      text: 'Phishing exercises are run when you ask for them, within your HR policy, and reported by department.',
    },
  ],
  audience: {
    text: 'For security, IT and product managers who must show a board, an auditor or a client what an intruder could do. It also suits buyers of software who want proof at delivery.',
    signs: [
      'A portal, an app or an API is about to face the public.',
      'A tender, an insurer or a bank asks for a recent test report.',
      'Your last report was a scanner print-out without a single proof.',
      'After a merger or a cloud move, no list shows what faces the internet.',
    ],
  },
  steps: [
    {
      name: 'Scope and authority',
      text: 'In the first two weeks we agree targets, accounts, test hours and stop conditions. You sign, and so does your hosting provider where its terms require it.',
      result: 'Written limits that protect both sides.',
    },
    {
      name: 'Reconnaissance',
      text: 'We map addresses, versions and entry points, and you confirm that they are yours. What is unconfirmed stays untouched.',
      result: 'A confirmed list of targets.',
    },
    {
      name: 'Manual testing',
      text: 'Scanners give the first hints, which testers verify and combine into real paths. A critical finding is reported as soon as it is confirmed.',
      result: 'Early warning of whatever cannot wait.',
    },
    {
      name: 'Report and read-out',
      text: 'We present the findings twice: to developers with the steps to reproduce them, and to management with what they could cost.',
      result: 'An order of repair that both groups accept.',
    },
    {
      name: 'Retest',
      text: 'After your repairs we repeat the same attacks and record which no longer work.',
      result: 'A closure letter for those who asked for the test.',
    },
  ],
  deliverables: [
    'Authorisation letter and rules of engagement',
    'Executive summary in Arabic and English',
    'Technical report with evidence, reproduction steps and repair advice',
    'Raw findings as a CSV file for your ticket system',
    'Retest report and closure letter',
    'Note confirming that test data was destroyed',
  ],
  standards: [
    {
      name: 'Cybercrime law (Federal Decree-Law 34 of 2021)',
      text: 'It punishes access without permission; for state systems, with prison and a fine of AED 200,000 to 500,000. The signed letter is what separates a test from an offence.',
    },
    {
      name: 'OWASP ASVS 5.0 and Top 10:2025',
      text: 'ASVS lists requirements that can be checked one by one. The Top 10 names classes of risk and is too short to serve as a test plan.',
    },
    {
      name: 'PTES and NIST SP 800-115',
      text: 'They describe the phases from planning to report. Ours follow them, together with OWASP’s guides for web (WSTG) and mobile (MASTG).',
    },
    {
      name: 'PCI DSS 4.0.1',
      text: 'Requirement 11.4 asks for internal and external tests every year and after a significant change. Service providers that rely on segmentation test it every six months.',
    },
    {
      name: 'CVSS 4.0, EPSS and CISA KEV',
      text: 'They say how severe a flaw is, how likely it is to be exploited and whether attackers already use it. We add what the system is worth to your business.',
    },
  ],
  measures: [
    'Critical and high findings open for more than 30 days',
    'Mean time from finding to confirmed repair',
    'Share of findings that pass the retest',
    'Findings that return in the next test',
    'Roles and endpoints tested, out of those in scope',
  ],
  questions: [
    {
      question: 'What should we ask any tester?',
      answer:
        'Ask for a sample report, the share of manual work and whether the retest is in the price. Ask also how the report reaches you. Ours goes through an encrypted channel.',
    },
    {
      question: 'Do you test production or a copy?',
      answer:
        'A copy is safer, if its version, settings and roles match. Where they differ, we test production in agreed hours and without attacks on availability.',
    },
    {
      question: 'Must the tester be approved?',
      answer:
        'Sometimes. A regulator or a government client may accept only testers on its own list. When you ask for a quote, tell us who will read the report.',
    },
    {
      question: 'Can you test software that you built?',
      answer:
        'Yes, up to its release. For assurance to third parties, choose a tester who did not build it; we will tell you when that applies.',
    },
    {
      question: 'Does a clean report mean that we are safe?',
      answer:
        'No. It describes agreed targets on certain days. New code or a changed setting can reopen a door, and the test has to be repeated.',
    },
  ],
}
