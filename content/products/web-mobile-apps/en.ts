import type { ProductCopy } from '../../types'
import type { Screen } from './screens'

export const en: ProductCopy<Screen> = {
  title: 'Web & Mobile Apps Platform',
  summary: 'Sign-in, consent, payments and offline work for your app, already tested.',
  description:
    'A reusable platform for iOS, Android and web apps in Arabic and English: identity, consent, payments, notifications, offline work and an audit log.',
  headline: 'Start from a tested base',
  intro:
    'Most new apps rebuild the same parts: sign-in, consent, payments, notifications, an admin console. Our platform for iOS, Android and web brings them tested in Arabic and English, which leaves your budget for what only your organisation does.',
  bullets: [
    {
      lead: 'One API behind iOS, Android and web.',
      text: 'All three share a design system. A screen that needs the camera or another part of the device gets native code.',
    },
    {
      lead: 'Arabic from day one.',
      text: 'Every screen is drawn right-to-left and left-to-right at the same time, dates, numbers and forms included.',
    },
    {
      lead: 'Can people sign in without a code?',
      text: 'Yes, with UAE PASS, passkeys or their company account. UAE PASS needs an onboarding approval: we prepare the application with you.',
    },
    {
      lead: 'Work goes on without signal.',
      text: 'Orders, drafts and new addresses wait on the device until the connection returns. The app shows which are still waiting.',
    },
    {
      lead: 'All settings on one page.',
      text: 'Language, consents and notifications are set there. Accounts can be deleted inside the app and from a web page, as Apple and Google ask.',
    },
    {
      lead: 'Everything is in your name.',
      text: 'Repository, store accounts and signing keys belong to your organisation from the first sprint. A software bill of materials (SBOM) lists every outside component.',
    },
    {
      lead: 'What happens after release?',
      text: 'A dashboard follows crash-free sessions, API response times and finished tasks. Arabic and English are counted separately.',
    },
  ],
  audience: {
    text: 'For organisations that want an app under their own name and would rather spend on what sets it apart.',
    signs: [
      'Your last app spent its first months on sign-in and payments.',
      'Arabic came after English and still looks translated.',
      'Two teams keep two apps that ought to behave alike.',
      'You could not list the software components inside your app today.',
    ],
  },
  modules: [
    { name: 'Identity and roles', text: 'Sign-in methods, sessions, and what each role may see.' },
    { name: 'Bilingual content', text: 'Pages, offers and notices that appear once both languages are approved.' },
    { name: 'Checkout', text: 'Basket, delivery time, VAT and saved payment methods.' },
    { name: 'Notifications', text: 'Push, SMS and WhatsApp, by subject and only with consent.' },
    { name: 'Offline queue', text: 'Actions kept on the device, sent in order, with rules for conflicts.' },
    { name: 'Consent centre', text: 'Who agreed to which wording, and when.' },
    { name: 'Admin console', text: 'Users, content and settings for people who do not write code.' },
    { name: 'Audit log', text: 'Administrators’ changes, searchable by person and date.' },
  ],
  platforms: [
    {
      name: 'iOS and Android',
      text: 'Apps in your store accounts. We agree the oldest supported release with you.',
    },
    { name: 'Web', text: 'Responsive pages, installable as a progressive web app where that helps.' },
    {
      name: 'Hosting',
      text: 'Your own data centre, or a UAE cloud region. Since the damage to AWS data centres here in March 2026, ask each provider which zones take new workloads today, and your regulator whether recovery abroad is allowed.',
    },
  ],
  integrations: [
    {
      name: 'Payment gateways',
      text: 'Network International, Telr, PayTabs, Checkout.com or Stripe, under your merchant contract.',
    },
    { name: 'Wallets and instant payment', text: 'Apple Pay, Google Pay, and Aani where your acquirer offers it.' },
    { name: 'Messages', text: 'Apple and Google push services, SMS providers and WhatsApp Business.' },
    { name: 'Your own systems', text: 'ERP, CRM or booking, through an API described in OpenAPI 3.1.' },
  ],
  security: [
    {
      name: 'Release checks',
      text: 'Mobile builds are reviewed against OWASP MASVS 2, web and API against ASVS 5.0. You receive the checklist.',
    },
    {
      name: 'Accounts',
      text: 'Profile and role are erased with the account, except what the law requires you to keep.',
    },
    {
      name: 'Consents',
      text: 'Kept as evidence for the period in your privacy notice. Device tokens go with the account.',
    },
    { name: 'Activity logs', text: 'Kept for the months you choose, without the contents of forms.' },
    { name: 'Payments', text: 'Your system keeps a token and the receipt. Card numbers stay at the gateway.' },
    {
      name: 'Children',
      text: 'Federal Decree-Law 26 of 2025 protects under-18s in apps. What that means for a design is on our page about custom web and mobile apps. Tell us early if minors may join.',
    },
  ],
  rollout: [
    {
      name: 'Platform walk-through',
      text: 'In the first two weeks you try the modules in both languages, and we mark what your case lacks.',
      result: 'A list of what is ready, what to adapt and what to build.',
    },
    {
      name: 'Your own part',
      text: 'Two-week sprints build what the platform does not have, beginning with the riskiest screen.',
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
      result: 'API documentation, a runbook, and one release made by your own people.',
    },
  ],
  questions: [
    {
      question: 'Who owns the platform?',
      answer:
        'The contract states which parts are assigned to you and which are licensed. Your repository holds the complete source.',
    },
    {
      question: 'Is it always cheaper than starting fresh?',
      answer:
        'Not always. If your idea is mainly one unusual screen, such as a map or a game, the platform saves little.',
    },
    {
      question: 'Must we sell through Apple and Google billing?',
      answer:
        'For digital goods, generally yes under their rules. Physical goods and real-world services may use your gateway.',
    },
    {
      question: 'May a bank still send codes by SMS?',
      answer:
        'No longer as a rule: Central Bank licensees had until the end of March 2026 to replace codes by SMS and email. The platform offers in-app approval and passkeys.',
    },
    {
      question: 'Can you take over the app we have?',
      answer: 'Sometimes. We read its code first, then tell you which modules could replace its weakest parts.',
    },
  ],
  screens: {
    home: {
      name: 'Home',
      caption: 'A sample crafts shop built on the platform: a greeting, a featured piece and this week’s arrivals.',
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
