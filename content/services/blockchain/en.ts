import type { ServiceCopy } from '../../types'

export const en: ServiceCopy = {
  title: 'Blockchain & Crypto',
  summary: 'When several parties need one record and none may run it alone.',
  description:
    'Blockchain development for UAE organisations: a suitability test, smart contracts, independent audit, token and custody integration under your licence.',
  headline: 'Proof every party can check',
  intro:
    'We design, build and review shared ledgers and smart contracts. A ledger pays off when several parties need one record and none is trusted to run it alone; otherwise a database with signed logs is cheaper, and we will recommend it. We build for the licence holder and do not buy, sell, hold or promote virtual assets ourselves.',
  bullets: [
    {
      lead: 'Legal perimeter.',
      text: 'Design begins with a memo, agreed with your counsel, that names the activities, where they happen and who regulates them. Features beyond your licence are left out.',
    },
    {
      lead: 'Public or permissioned?',
      text: 'Certificates, provenance, loyalty and shared registers suit different designs. We compare EVM chains with Hyperledger Fabric and Besu on privacy, cost and finality.',
    },
    {
      lead: 'Personal records stay off the chain,',
      text: 'in ordinary databases where they can be corrected and erased, as UAE data protection law expects. The chain holds only hashes and proofs.',
    },
    {
      lead: 'Smart contracts',
      text: 'are written in Solidity on OpenZeppelin libraries, with unit, fuzz and invariant tests. We also review contracts that other teams have written.',
    },
    {
      lead: 'Independent audit.',
      text: 'An outside auditor reviews the contracts while they are still on the test network. What the auditor finds is closed, or you accept it in writing.',
    },
    {
      lead: 'Signing keys',
      text: 'live in hardware modules or are split by multi-party computation, and are never held by us. Connections to a licensed custodian follow your agreement with it.',
    },
    {
      lead: 'Reconciled with your books.',
      text: 'Ledger entries and payment tokens are matched with your ERP. Where the travel rule applies, payer and payee details accompany the transfer through your licensed provider.',
    },
  ],
  audience: {
    text: 'For consortia, registries, universities, traders and licensed financial firms whose counterparties want proof they can verify without asking.',
    signs: [
      'Partners compare the same register by email at every month end.',
      'Certificates are forged, and checking one takes a telephone call.',
      'A token project has a white paper but no note on licensing.',
      'One person alone holds the key to a live contract.',
    ],
  },
  steps: [
    {
      name: 'Suitability and perimeter',
      text: 'Two weeks test the need for a ledger, list its parties and draft the perimeter memo with your counsel.',
      result: 'A reasoned yes, or a no that cost only two weeks.',
    },
    {
      name: 'Design',
      text: 'The parties settle governance, what goes on-chain, token rules and who may upgrade a contract.',
      result: 'A threat model and a design that all parties have agreed.',
    },
    {
      name: 'Test network',
      text: 'Contracts run with your partners’ systems, including refused transactions, lost nodes and rising network fees.',
      result: 'Contract sources with tests anyone can repeat.',
    },
    {
      name: 'Audit and repair',
      text: 'The independent auditor examines a frozen version of the code. We repair what is found, and the auditor looks again.',
      result: 'An audit report with no finding left unanswered.',
    },
    {
      name: 'Main network',
      text: 'A witnessed key ceremony, multi-signature control and a tested pause come before the first real entry.',
      result: 'A live contract, with balances and privileged calls watched.',
    },
  ],
  deliverables: [
    'Suitability test and perimeter memo',
    'Governance rules agreed between the parties',
    'Map of data on-chain and off-chain',
    'Threat model for contracts, keys and nodes',
    'Contract source code with its tests',
    'Independent audit report with record of repairs',
    'Key ceremony record',
    'Incident playbook for pause, lost key and disputed entry',
  ],
  standards: [
    {
      name: 'Virtual assets (Cabinet Decision 111 of 2022)',
      text: 'Virtual asset activity in the UAE needs a licence. Your organisation applies for it and holds it, and buying software does not replace it.',
    },
    {
      name: 'Regulators by place',
      text: 'The Virtual Assets Regulatory Authority (VARA) covers Dubai except the DIFC. The DFSA covers the DIFC and the FSRA covers ADGM. Elsewhere the federal capital market regulator is responsible.',
    },
    {
      name: 'VARA rulebooks',
      text: 'Updated rulebooks had to be met by 19 June 2025 and include technology and market conduct. Key handling, logging and the wording customers see are designed to meet them where VARA supervises you.',
    },
    {
      name: 'Payment Token Services Regulation (Circular 2 of 2024)',
      text: 'The Central Bank regulates the issuing, conversion, custody and transfer of payment tokens. Algorithmic stablecoins and privacy tokens are barred, and we do not build them.',
    },
    {
      name: 'Central Bank law (Federal Decree-Law 6 of 2025)',
      text: 'In force since 16 September 2025, it also reaches technology that facilitates licensed activities. The memo therefore describes our role as well as yours.',
    },
    {
      name: 'ERC-20, ERC-721, ERC-1155 and ERC-3643',
      text: 'Common interfaces let wallets and registers read your token. ERC-3643 can check who may hold a token, which restricted transfers need.',
    },
  ],
  measures: [
    'Time to finality and cost per transaction',
    'Audit findings closed by launch',
    'Differences between chain and accounts',
    'Node availability for each party',
    'Privileged actions with full multi-signature evidence',
  ],
  questions: [
    {
      question: 'Do we need a licence, and from whom?',
      answer:
        'It depends on the activity, the place and the customer. We describe the facts; your counsel and the regulator decide.',
    },
    {
      question: 'Who holds the keys?',
      answer:
        'You, or a licensed custodian you appoint. We ask for at least two signatories and will not launch a contract that one person controls.',
    },
    {
      question: 'How is a fault repaired after launch?',
      answer:
        'By a pause and a new version, if the design allowed for both. That power needs guarding, because an upgradeable contract moves trust to its key holders.',
    },
    {
      question: 'Can an entry be erased?',
      answer: 'Not from the chain. A correction is a further entry, which is why names and documents stay outside it.',
    },
    {
      question: 'Will you help market our token?',
      answer: 'No. Marketing virtual assets is itself regulated and remains with the licence holder.',
    },
    {
      question: 'What will it cost to run?',
      answer:
        'On a public chain, fees move with demand and cannot be fixed in advance. On a permissioned one, the parties pay for nodes and people.',
    },
  ],
}
