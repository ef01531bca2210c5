import type { ServiceCopy } from '../../types'

export const en: ServiceCopy = {
  title: 'Custom Web & Mobile Apps: Design & Development',
  summary: 'When a ready-made app no longer fits and Arabic cannot come last.',
  description:
    'Custom web and mobile apps in Arabic and English for UAE organisations: prototype, design, secure code you own, store release and care after launch.',
  headline: 'Arabic and English, designed together',
  intro:
    'We design and build web and mobile apps with Arabic and English side by side from the first sketch. You agree a clickable prototype with us, then watch the app grow in two-week sprints. The code and the store accounts belong to you from the first day.',
  bullets: [
    {
      lead: 'Choice of platform.',
      text: 'We weigh native, Flutter, React Native and progressive web apps against devices, offline needs and your team’s skills, and write the reasons down.',
    },
    {
      lead: 'Layouts, dates, numerals, names and error messages',
      text: 'are drawn in both languages at once, with right-to-left rules kept in the design system.',
    },
    {
      lead: 'How could each role misuse the app?',
      text: 'We ask before any code is written, then test sign-in, sessions and storage against the answers.',
    },
    {
      lead: 'Accessible and quick.',
      text: 'Screens are tried with screen readers and enlarged text in both languages, and timed on ordinary phones.',
    },
    {
      lead: 'Local connections',
      text: 'include UAE PASS, Apple Pay, payment gateways and, where your acquirer offers it, Aani. Each provider must approve you, so we apply early.',
    },
    {
      lead: 'An admin console',
      text: 'with roles and an audit log lets your staff change content and prices without a new release.',
    },
    {
      lead: 'Once the app is live,',
      text: 'we report crashes, response times and the errors users met. Warranty, support hours and update rhythm are set in the contract.',
    },
  ],
  audience: {
    text: 'For organisations whose customers or field staff need an app of their own, in two languages, for daily use.',
    signs: [
      'Your Arabic screens are a mirror image with broken numbers and cut words.',
      'The store account or the source code sits with a former vendor.',
      'A store has rejected your app over account deletion or privacy labels.',
      'Field staff lose their entries when the signal drops.',
      'Even a corrected sentence waits for a new release.',
    ],
  },
  steps: [
    {
      name: 'Discovery and prototype',
      text: 'Two weeks of interviews and sketches end with real users trying a prototype in Arabic and English.',
      result: 'A clickable prototype and its task success in each language.',
    },
    {
      name: 'Architecture and threat model',
      text: 'We choose platform and hosting, draw data flows and decide what must not leave the device or the country.',
      result: 'A reasoned design and an estimate for each feature.',
    },
    {
      name: 'Two-week sprints',
      text: 'Features are built, tested automatically and shown on a phone, and you reorder what comes next.',
      result: 'A build you can install after each sprint.',
    },
    {
      name: 'Hardening',
      text: 'Security, accessibility, load and both languages are tested together, and you accept in writing what stays open.',
      result: 'A test report and a completed ASVS checklist.',
    },
    {
      name: 'Store release',
      text: 'Listings, privacy labels and the deletion page are submitted under your accounts, and the app reaches a share of users first.',
      result: 'A published app and the runbook to operate it.',
    },
  ],
  deliverables: [
    'Clickable prototype in Arabic and English',
    'Design system with right-to-left rules',
    'Source code and release pipeline in your repository',
    'API description in OpenAPI 3.1',
    'Threat model and ASVS checklist',
    'Software bill of materials for each release (CycloneDX or SPDX)',
    'Test report for security, accessibility and load',
    'Runbook, store texts and privacy labels',
  ],
  standards: [
    {
      name: 'OWASP ASVS 5.0 and MASVS 2',
      text: 'ASVS lists what web applications and APIs must withstand, MASVS does the same for mobile apps. We agree the depth with you and record what is left out.',
    },
    {
      name: 'OWASP Top 10:2025',
      text: 'It puts access control, misconfiguration and the software supply chain among the commonest failures. We therefore test by role and keep a searchable component list.',
    },
    {
      name: 'WCAG 2.2, level AA',
      text: 'Contrast, focus order, target size and labels are designed towards this level and tested in Arabic as in English.',
    },
    {
      name: 'Core Web Vitals',
      text: 'Our targets for three web visits in four: main content within 2.5 seconds, response within 200 milliseconds, layout shift up to 0.1.',
    },
    {
      name: 'Apple and Google store rules',
      text: 'An app with accounts must let users delete them inside it, and Google Play also wants a web link. Digital goods generally use store billing, which physical goods and real-world services do not.',
    },
    {
      name: 'Child safety online (Federal Decree-Law 26 of 2025)',
      text: 'It covers apps, messaging, streaming, gaming and e-commerce aimed at UAE users. They must comply by January 2027, and everyone below 18 counts as a child. Age checks, private defaults, content tools and limits on under-13 data become part of the design.',
    },
  ],
  measures: [
    'Crash-free sessions on iOS and Android',
    'Task success in Arabic compared with English',
    'API response time at the 95th percentile',
    'Core Web Vitals from real visits',
    'Defects that reached users, per release',
    'Days from agreed change to published release',
  ],
  questions: [
    {
      question: 'Native, cross-platform or a web app?',
      answer:
        'It depends on device features, offline work and upkeep. A form used twice a year rarely needs a store app.',
    },
    {
      question: 'Who owns the store accounts?',
      answer: 'You do. They are opened in your company’s name, and we work in them as users you can remove.',
    },
    {
      question: 'Can the app and its data stay in the UAE?',
      answer:
        'The servers can. After the attack of March 2026, which hit two of AWS’s three zones in the country, ask which zones accept new work today and whether recovery may run abroad. Push notifications still pass through Apple and Google, and any SDK that sends data abroad needs your approval.',
    },
    {
      question: 'Will you give a fixed price?',
      answer:
        'Yes, for a scope that a prototype has settled. On an unknown one it only hides the risk, so we estimate in stages.',
    },
    {
      question: 'May our banking app still send SMS codes?',
      answer:
        'Plan without them: licensed institutions were to phase out SMS and email codes by the end of March 2026. We design in-app approval, biometrics and risk checks instead.',
    },
  ],
}
