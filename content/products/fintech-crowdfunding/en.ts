import type { ProductCopy } from '../../types'
import type { Screen } from './screens'

export const en: ProductCopy<Screen> = {
  title: 'Fintech & Crowdfunding',
  summary: 'A funding platform for licence holders, reconciled with the bank daily.',
  description:
    'Crowdfunding software for licensed operators in the UAE: onboarding and KYC, campaigns, pledges, a double-entry ledger, reconciliation and reports.',
  headline: 'Every dirham has a ledger entry',
  intro:
    'A funding platform rests on three questions: who may invest, where the money is, and what happens if a campaign falls short. Our software answers them in its screens and its ledger. You hold the licence, and we first agree the regulatory perimeter with your counsel.',
  bullets: [
    {
      lead: 'Which authority is yours?',
      text: 'Equity offers fall under the Capital Market Authority (formerly SCA), loans under the Central Bank of the UAE. DIFC and ADGM have their own rules.',
    },
    {
      lead: 'You hold the licence.',
      text: 'We supply the software. The regulated service is yours, and the platform opens to the public only once you are licensed.',
    },
    {
      lead: 'We hold no money.',
      text: 'Funds sit in a segregated account at your licensed bank or payment provider, and the platform reconciles every movement daily.',
    },
    {
      lead: 'Risk is stated first.',
      text: 'A campaign shows its risk class and a notice that cannot be skipped. The software makes no forecast and promises no return.',
    },
    {
      lead: 'What if the target is missed?',
      text: 'Withdrawal, oversubscription and refund follow terms that were approved before the first pledge.',
    },
    {
      lead: 'Two people approve.',
      text: 'Payouts, limits and campaign openings need a maker and a checker.',
    },
    {
      lead: 'Read-only access for the regulator.',
      text: 'It comes with standard reports and an audit log that cannot be edited.',
    },
  ],
  audience: {
    text: 'For holders of a crowdfunding licence, and for applicants who are preparing one with counsel.',
    signs: [
      'Investors’ limits are checked by hand, after their money has arrived.',
      'The bank’s balance and the platform’s are compared only once a month.',
      'Offer documents travel by email, with no proof of who read them.',
      'One question from an auditor occupies your developers for a week.',
    ],
  },
  modules: [
    {
      name: 'Onboarding',
      text: 'Emirates ID reading, questionnaire, sanctions screening and a person for doubtful cases.',
    },
    { name: 'Investor classes', text: 'Yearly limits for each class, checked at every pledge.' },
    { name: 'Campaigns', text: 'Type, term, minimum, progress and risk class.' },
    { name: 'Data room', text: 'Issuers’ documents in both languages, with a record of reading.' },
    { name: 'Pledges', text: 'Amount, remaining limit, risks read and consent kept.' },
    { name: 'Wallet view', text: 'Balances at the bank, commitments, and amounts returned.' },
    { name: 'Ledger', text: 'Double entry, with differences listed until they are explained.' },
    { name: 'Allocation', text: 'Final shares, ending in a cap table or a repayment schedule.' },
    { name: 'Issuer reports', text: 'Money used by purpose and milestones reached, as the issuer states them.' },
  ],
  platforms: [
    { name: 'Investors', text: 'iOS, Android and web, in either language.' },
    { name: 'Issuers and staff', text: 'Web workspaces, each with its own roles.' },
    { name: 'Hosting', text: 'Licence conditions may decide between a UAE cloud region and your data centre.' },
  ],
  integrations: [
    { name: 'Bank or payment provider', text: 'Accounts, statements and payments in ISO 20022 messages.' },
    { name: 'Identity', text: 'UAE PASS, once your service has been approved to use it.' },
    { name: 'Screening', text: 'Lists of sanctions and politically exposed persons, from the supplier you select.' },
    { name: 'Open finance', text: 'Account data under the Central Bank’s framework, where your licence permits.' },
  ],
  security: [
    {
      name: 'KYC files',
      text: 'Kept at least five years under anti-money-laundering rules, longer if your authority says so.',
    },
    {
      name: 'Transactions and consents',
      text: 'Entries are only ever added. A mistake is corrected by a second entry.',
    },
    { name: 'Sign-in and approval', text: 'Passkeys and in-app approval take the place of codes sent by SMS.' },
    {
      name: 'Cards',
      text: 'Card data stays with the payment provider. PCI DSS 4.0.1 applies there and to your set-up.',
    },
    {
      name: 'Erasure requests',
      text: 'An account can be closed and its marketing data erased. The records a law protects are locked instead.',
    },
  ],
  rollout: [
    {
      name: 'Regime decision',
      text: 'In the first two weeks we draw, with your counsel and bank, where each dirham is at each step.',
      result: 'A one-page perimeter and a money-flow diagram.',
    },
    {
      name: 'Ledger first',
      text: 'Test money moves through ledger and bank files, with errors planted on purpose. The screens follow.',
      result: 'A reconciliation that found every planted error.',
    },
    {
      name: 'Closed rehearsal',
      text: 'Your staff play investor, issuer and compliance through a failed campaign, a refund and a sanctions match.',
      result: 'An evidence file for your auditor and authority.',
    },
    {
      name: 'Independent test and opening',
      text: 'Testers of your choice attack the platform. Their findings are closed and retested before the public date.',
      result: 'A retest letter, and an opening within your licence.',
    },
  ],
  questions: [
    {
      question: 'Will you build before we have a licence?',
      answer:
        'Yes, alongside your application, and with test money only. Which licence you need is for counsel and the authority to say.',
    },
    {
      question: 'Does the law reach a software supplier?',
      answer:
        'It may. Article 62 of Federal Decree-Law 6 of 2025 covers technology that facilitates licensed activities, which is why we begin with a perimeter note.',
    },
    {
      question: 'Can donations run on it too?',
      answer:
        'Not as crowdfunding. Federal Law 3 of 2021 leaves collecting donations to licensed entities, which need a platform with books of its own, such as Lahfa.',
    },
    {
      question: 'What if the operator stops trading?',
      answer:
        'Ledger, holdings and documents export in readable form. Who takes over is settled with your bank beforehand, in a wind-down plan.',
    },
    {
      question: 'May investors sell to one another?',
      answer:
        'The platform can publish notices of interest. Matching trades is another activity that may need its own licence.',
    },
  ],
  screens: {
    campaigns: {
      name: 'Campaigns',
      caption: 'Two sample projects with their type, the share committed and the risk class.',
    },
    campaign: {
      name: 'Campaign page',
      caption: 'A sample project with amount, minimum, investors and term, and its risk notice above the documents.',
    },
    pledge: {
      name: 'Pledge',
      caption: 'A sample pledge with the yearly limit still open and the risks confirmed as read.',
    },
    wallet: {
      name: 'Wallet',
      caption: 'A sample balance held at a licensed bank, with each movement of the month.',
    },
    report: {
      name: 'Investor report',
      caption: 'A sample quarterly report by an issuer: money used by purpose, and milestones.',
    },
  },
}
