import type { ProductCopy } from '../../types'
import type { Screen } from './screens'

export const en: ProductCopy<Screen> = {
  title: 'Fintech & Crowdfunding',
  summary: 'A funding platform for licence holders, with every dirham on record',
  description:
    'Crowdfunding software for licensed operators in the UAE: onboarding and KYC, campaigns, pledges, a double-entry ledger, reconciliation and reports.',
  headline: 'Every dirham has a ledger entry',
  intro:
    'A funding platform rests on three questions: who may invest, where the money is, and what happens if a campaign falls short. Our software answers them in its screens and its ledger. You hold the licence, and we agree the regulatory perimeter with your counsel before we build.',
  bullets: [
    {
      lead: 'The regime decides.',
      text: 'As of November 2026, equity offers fall under the Capital Market Authority (formerly SCA), loans under the Central Bank of the UAE. DIFC and ADGM have their own rules.',
    },
    {
      lead: 'You hold the licence.',
      text: 'We supply software, not a regulated service, and can work alongside your application. The platform opens to the public only when your licence or permit is in hand.',
    },
    {
      lead: 'We hold no money.',
      text: 'Funds sit in a segregated account at your licensed bank or payment provider. The platform mirrors each movement in a double-entry ledger and reconciles it every day.',
    },
    {
      lead: 'Know your customer.',
      text: 'Onboarding reads UAE PASS or Emirates ID, screens names against sanctions lists and classifies investors with their limits. Doubtful cases go to a person, with the reasons shown.',
    },
    {
      lead: 'Risk in plain view.',
      text: 'Each campaign has a due-diligence room, documents in both languages and a risk notice that cannot be skipped. The software makes no forecast and promises no return.',
    },
    {
      lead: 'From pledge to allocation.',
      text: 'Commitments, withdrawals, oversubscription and refunds follow rules you approve beforehand. The outcome is a cap table or a loan schedule that both sides can export.',
    },
    {
      lead: 'Two people approve.',
      text: 'Payouts, limits and campaign openings need a maker and a checker. Entries in the audit log cannot be edited, and a regulator can be given read-only access.',
    },
    {
      lead: 'Records and interfaces.',
      text: 'KYC files, consents and transactions are kept as long as the law asks, at least five years for anti-money-laundering records. Bank interfaces follow ISO 20022; card data stays with the payment provider.',
    },
  ],
  screens: {
    campaigns: {
      name: 'Campaigns',
      caption: 'Sample campaigns with their target, the amount committed, closing date and risk class.',
    },
    campaign: {
      name: 'Campaign page',
      caption: 'One sample campaign with its documents, its progress and its risk notice in plain view.',
    },
    pledge: {
      name: 'Pledge',
      caption: 'A sample commitment step by step: amount, personal limit, risks read and consent recorded.',
    },
    wallet: {
      name: 'Wallet',
      caption: 'Sample balances as held at the licensed payment provider, with every movement listed.',
    },
    report: {
      name: 'Investor report',
      caption: 'A sample statement of commitments, payments and campaign updates, ready to export.',
    },
  },
}
