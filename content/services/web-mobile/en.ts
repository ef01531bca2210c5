import type { CatalogueCopy } from '../../types'

export const en: CatalogueCopy = {
  title: 'Custom Web & Mobile Apps',
  summary: 'Apps designed in Arabic and English from the first sketch, with code you own.',
  description:
    'Custom web and mobile apps in Arabic and English for UAE organisations: prototype, design, secure code you own, store release and care after launch.',
  headline: 'Arabic and English, designed together',
  intro:
    'Arabic users too often meet apps in which their language came last. We draw both directions side by side, agree a clickable prototype with you and build in two-week sprints you can watch. The code and the store accounts belong to you from the first day.',
  bullets: [
    {
      lead: 'Reasoned platform choice.',
      text: 'We weigh native, Flutter, React Native and progressive web apps against devices, offline needs and your team’s skills. The reasons are written down, so the choice can be questioned later.',
    },
    {
      lead: 'Secure from design.',
      text: 'Threats are modelled before coding, and the work is checked against OWASP ASVS 5.0 and MASVS. Each release comes with a software bill of materials listing its components.',
    },
    {
      lead: 'Accessible and quick.',
      text: 'Screens are built towards WCAG 2.2 AA and tested with screen readers in both languages. Web pages aim for main content within 2.5 seconds and a response within 200 milliseconds.',
    },
    {
      lead: 'Store rules planned.',
      text: 'Account deletion inside the app, privacy labels and billing rules are planned at the start, since Apple and Google check them. A web deletion page covers Google Play’s extra requirement.',
    },
    {
      lead: 'Local connections.',
      text: 'We connect UAE PASS, Apple Pay, payment gateways and, where your acquirer offers it, Aani. Each provider grants its approval to you, so we begin the applications early.',
    },
    {
      lead: 'Code you own.',
      text: 'Source, design system, OpenAPI description and release pipeline live in your repository. With the runbook another competent team could take over, and that is the point.',
    },
    {
      lead: 'After the launch.',
      text: 'Crash-free sessions, response times and escaped defects are watched and reported. Warranty, support hours and update rhythm are set in the contract, never left to goodwill.',
    },
    {
      lead: 'Opening two weeks.',
      text: 'You receive a threat model and a clickable prototype in both languages, tried by real users before production code. Task success is recorded for each language separately.',
    },
  ],
}
