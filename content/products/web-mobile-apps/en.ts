import type { ProductCopy } from '../../types'
import type { Screen } from './screens'

export const en: ProductCopy<Screen> = {
  title: 'Web & Mobile Apps',
  summary: 'A tested base for iOS, Android and web, so you do not start from zero',
  description:
    'A reusable base for iOS, Android and web apps in Arabic and English: identity, consent, payments, notifications, offline work and an audit log.',
  headline: 'Start from a working base',
  intro:
    'Most new apps rebuild the same things: sign-in, consent, payments, notifications, an admin console. Our platform brings them tested, in Arabic and English. Your budget goes into what only your organisation does.',
  bullets: [
    {
      lead: 'iOS, Android, web.',
      text: 'All three share one design system and one API. Where a screen needs something of the device itself, such as the camera, it gets native code.',
    },
    {
      lead: 'Arabic from day one.',
      text: 'Every screen is drawn right-to-left and left-to-right at the same time, including dates, numbers and forms. Your editors publish both languages from one console.',
    },
    {
      lead: 'Sign-in without codes.',
      text: 'People sign in with UAE PASS, passkeys or their company account, and roles decide what each sees. UAE PASS needs its own onboarding approval, which we prepare with you.',
    },
    {
      lead: 'Payments as tokens.',
      text: 'Checkout can connect to gateways such as Telr, PayTabs or Checkout.com, with Apple Pay and Google Pay where your acquirer offers them. Card numbers are never stored.',
    },
    {
      lead: 'Works without signal.',
      text: 'Recent content, drafts and forms stay on the device and synchronise when the connection returns. The app says clearly what is saved and what is still waiting.',
    },
    {
      lead: 'Consent and deletion.',
      text: 'A consent centre records who agreed to what, and when. Accounts can be deleted inside the app and from a web page, as the app stores require.',
    },
    {
      lead: 'Code you own.',
      text: 'Source code, tests and store accounts are in your organisation’s name from the first sprint. You also receive API documentation, a runbook and a list of every third-party component.',
    },
    {
      lead: 'Measured after release.',
      text: 'A release dashboard follows crash-free sessions, API response times and task completion in each language. Hosting can stay in a UAE cloud region when your data policy asks for it.',
    },
  ],
  screens: {
    home: {
      name: 'Home',
      caption: 'The first screen brings the day’s tasks, news and shortcuts together, in sample data.',
    },
    profile: {
      name: 'Profile',
      caption: 'Sample account details, language and consent choices on one page the user controls.',
    },
    checkout: {
      name: 'Checkout',
      caption: 'A sample order with its items, VAT and payment methods, confirmed in one step.',
    },
    offline: {
      name: 'Offline',
      caption: 'What is saved on the device and what waits to be sent, shown with sample entries.',
    },
  },
}
