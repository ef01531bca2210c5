import type { ProductCopy } from '../../types'
import type { Screen } from './screens'

export const en: ProductCopy<Screen> = {
  title: 'Web & Mobile Apps',
  summary: 'A tested base for iOS, Android and web, so you do not start from zero.',
  description:
    'A reusable base for iOS, Android and web apps in Arabic and English: identity, consent, payments, notifications, offline work and an audit log.',
  headline: 'Start from a working base',
  intro:
    'Most new apps rebuild the same things: sign-in, consent, payments, notifications, an admin console. Our platform brings them tested, in Arabic and English. Your budget goes into what only your organisation does.',
  bullets: [
    {
      lead: 'Three faces, one API.',
      text: 'iOS, Android and web share one design system. A screen that needs the camera or another part of the device gets native code.',
    },
    {
      lead: 'Arabic from day one.',
      text: 'Every screen is drawn right-to-left and left-to-right at the same time, dates, numbers and forms included.',
    },
    {
      lead: 'Sign-in without codes.',
      text: 'People enter with UAE PASS, passkeys or their company account. UAE PASS needs an onboarding approval, which we prepare with you.',
    },
    {
      lead: 'Works without signal.',
      text: 'Orders, drafts and new addresses wait on the device and leave when the connection returns. The app says plainly what is still waiting.',
    },
    {
      lead: 'Choices people can find.',
      text: 'One page holds language, consents and notifications. Accounts can be deleted inside the app and from a web page, as Apple and Google ask.',
    },
    {
      lead: 'In your name.',
      text: 'Repository, store accounts and signing keys belong to your organisation from the first sprint. A software bill of materials lists every outside component.',
    },
    {
      lead: 'Watched after release.',
      text: 'A dashboard follows crash-free sessions, API response times and finished tasks, with Arabic and English counted separately.',
    },
  ],
  audience: {
    text: 'For organisations that want an app under their own name, and would rather spend on what makes it different.',
    signs: [
      'Your last app spent its first months on sign-in and payments.',
      'Arabic came after English and still looks translated.',
      'Two teams keep two apps that ought to behave alike.',
      'Nobody can list the software components inside your app.',
    ],
  },
  modules: [
    { name: 'Identity and roles', text: 'Sign-in methods, sessions, and what each role may see.' },
    { name: 'Bilingual content', text: 'Pages, offers and notices, approved in both languages before they appear.' },
    { name: 'Checkout', text: 'Basket, delivery time, VAT and saved payment methods.' },
    { name: 'Notifications', text: 'Push, SMS and WhatsApp, by subject and only with consent.' },
    { name: 'Offline queue', text: 'Actions kept on the device, sent in order, with rules for conflicts.' },
    { name: 'Consent centre', text: 'Who agreed to which wording, and when.' },
    { name: 'Admin console', text: 'Users, content and settings for people who do not write code.' },
    { name: 'Audit log', text: 'Administrators’ changes, searchable by person and date.' },
  ],
  platforms: [
    { name: 'iOS and Android', text: 'Apps in your store accounts; we agree the oldest supported releases with you.' },
    { name: 'Web', text: 'Responsive pages, installable as a progressive web app where that helps.' },
    { name: 'Hosting', text: 'AWS, Azure or Oracle regions in the UAE, or your own data centre.' },
  ],
  integrations: [
    {
      name: 'Payment gateways',
      text: 'Network International, Telr, PayTabs, Checkout.com or Stripe, under your merchant contract.',
    },
    { name: 'Wallets and bank transfer', text: 'Apple Pay, Google Pay, and Aani where your acquirer offers it.' },
    { name: 'Messages', text: 'Apple and Google push services, SMS providers and WhatsApp Business.' },
    { name: 'Your own systems', text: 'ERP, CRM or booking, through an API described in OpenAPI 3.1.' },
  ],
  security: [
    {
      name: 'Release checks',
      text: 'Mobile builds are reviewed against OWASP MASVS 2, web and API against ASVS 5.0; you receive the checklist.',
    },
    { name: 'Accounts', text: 'Profile and role live as long as the account, then go, except what a law retains.' },
    {
      name: 'Consents',
      text: 'Kept as evidence for the period in your privacy notice; device tokens go with the account.',
    },
    { name: 'Activity logs', text: 'Kept for the months you choose, without the contents of forms.' },
    { name: 'Payments', text: 'Your system keeps a token and the receipt; card numbers stay at the gateway.' },
    {
      name: 'Children',
      text: 'Federal Decree-Law 26 of 2025 protects under-18s in apps, with compliance due by January 2027 (as of November 2026). Tell us early if minors may join.',
    },
  ],
  rollout: [
    {
      name: 'Base walk-through',
      text: 'In the first two weeks you try the modules in both languages, and we mark what your case lacks.',
      result: 'One list: ready, to adapt, to build.',
    },
    {
      name: 'Your own part',
      text: 'Two-week sprints build what the base does not have, beginning with the riskiest screen.',
      result: 'A build on your testers’ phones after every sprint.',
    },
    {
      name: 'Store review',
      text: 'We prepare privacy labels, deletion links and bilingual store pages. Apple and Google decide when they approve.',
      result: 'An app published from your own accounts.',
    },
    {
      name: 'Handover',
      text: 'Your developers make one release themselves while ours stand by.',
      result: 'API documentation, a runbook and a release they have already rehearsed.',
    },
  ],
  questions: [
    {
      question: 'Who owns the base?',
      answer:
        'Your repository holds the complete source. The contract states which parts are assigned to you and which are licensed.',
    },
    {
      question: 'Is it always cheaper than starting fresh?',
      answer: 'No. If your idea is mainly one unusual screen, such as a map or a game, the base saves little.',
    },
    {
      question: 'Must we sell through Apple and Google billing?',
      answer:
        'For digital goods, generally yes under their rules. Physical goods and real-world services may use your gateway.',
    },
    {
      question: 'May a bank still send codes by SMS?',
      answer:
        'No longer as a rule: Central Bank licensees had until the end of March 2026 to replace them. The base offers in-app approval and passkeys.',
    },
    {
      question: 'Can you take over the app we have?',
      answer: 'Sometimes. We read its code first, and say which modules could replace its weakest parts.',
    },
  ],
  screens: {
    home: {
      name: 'Home',
      caption: 'A sample crafts shop built on the base: a greeting, a featured piece and this week’s arrivals.',
    },
    profile: {
      name: 'Profile',
      caption: 'A sample account with confirmed identity, a language switch and four consents to give or withdraw.',
    },
    checkout: {
      name: 'Checkout',
      caption: 'A sample order with its delivery time, VAT, and a card that is kept as a token.',
    },
    offline: {
      name: 'Offline',
      caption: 'Without signal, a sample order, saved pieces and a new address wait to be sent.',
    },
  },
}
