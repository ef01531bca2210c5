import type { ServiceCopy } from '../../types'

export const en: ServiceCopy = {
  title: 'Odoo Implementation',
  summary: 'When Odoo must fit your work today and still upgrade next year.',
  description:
    'Odoo implementation and upgrades in the UAE: edition choice, UAE localisation, tested custom modules, rehearsed migration and a yearly upgrade plan.',
  headline: 'Standard Odoo first, tested code for the rest',
  intro:
    'We implement and upgrade Odoo for companies in the UAE. The more you keep standard, the easier next year’s upgrade, and we write code only where your business truly differs. What we build sits in your repository, with tests and notes that another team can follow.',
  bullets: [
    {
      lead: 'Which edition, and hosted where?',
      text: 'We compare Community and Enterprise, then Odoo Online, Odoo.sh and your own servers. The choice comes first, because Odoo Online does not run custom modules.',
    },
    {
      lead: 'UAE localisation.',
      text: 'We set up the UAE chart of accounts, VAT report, reverse charge and payroll rules from the standard packages, and check the VAT report against a period you have already filed.',
    },
    {
      lead: 'Where a gap remains,',
      text: 'we write a small module, kept in Git with its automated tests and a note on why the standard was not enough.',
    },
    {
      lead: 'Apps from the Odoo store',
      text: 'enter your database only after we have read their code, licence and version history. What we would not maintain stays out.',
    },
    {
      lead: 'Banks, payment gateways, delivery platforms and web shops',
      text: 'are linked through documented interfaces. A failed message is kept, repeated and shown to a person.',
    },
    {
      lead: 'Who sees, edits and approves?',
      text: 'An access-rights matrix answers that, module by module. Administrators and users are then trained on your own products, in Arabic or English.',
    },
    {
      lead: 'Inherited databases',
      text: 'are welcome too, with their unexplained Studio fields, patched core code and missed versions. We begin with an inventory.',
    },
  ],
  audience: {
    text: 'For owners, finance and operations managers who are starting with Odoo, and for companies whose Odoo has become hard to change.',
    signs: [
      'Your Odoo version no longer receives standard support.',
      'Studio fields have multiplied, and their purpose has been forgotten.',
      'Stock value in Odoo differs from the ledger, because opening valuation was never loaded.',
      'User licences were counted after the budget had been approved.',
    ],
  },
  steps: [
    {
      name: 'The first fortnight',
      text: 'We audit any existing version and its modules, then demonstrate standard Odoo with your own products.',
      result: 'A licence count and a list of processes that need no code.',
    },
    {
      name: 'Gap workshop',
      text: 'Process owners walk through standard screens. A gap is closed by a changed habit, a setting or a module, in that order.',
      result: 'A gap list with one chosen answer per line.',
    },
    {
      name: 'Sprints on staging',
      text: 'We configure in sprints, on Odoo.sh or in Docker. The right-to-left layout of printed documents is checked as they are made.',
      result: 'A staging system tried with your real orders.',
    },
    {
      name: 'Rehearsed migration',
      text: 'Scripts load products, customers, open items and opening stock value, then compare them with the old system line by line.',
      result: 'Totals agreed by both finance and the warehouse.',
    },
    {
      name: 'Acceptance and go-live',
      text: 'Users run an ordinary day on staging, from quotation to payment. Once it succeeds, a date is set.',
      result: 'A live database with a tested backup.',
    },
    {
      name: 'Yearly upgrade',
      text: 'A copy is upgraded and tested while you go on working in the current version.',
      result: 'An upgrade readiness report.',
    },
  ],
  deliverables: [
    'Module list with the reason for each',
    'Custom-module repository and review record',
    'Access-rights matrix',
    'Migration scripts that can be run again',
    'Invoice and report templates in both languages',
    'Recorded lessons for administrators and users',
    'Upgrade plan with its rehearsal log',
  ],
  standards: [
    {
      name: 'Odoo release policy',
      text: 'Major versions get three years of standard support. Extended support costs extra and brings no security updates. Odoo 20 is published, and the planned end of standard support for Odoo 17 has passed. Standard support is planned until September 2027 for Odoo 18 and until September 2028 for Odoo 19.',
    },
    {
      name: 'PostgreSQL and Python',
      text: 'Odoo 20 needs at least PostgreSQL 16, Odoo 19 at least PostgreSQL 13 and Python 3.10. On your own servers these upgrades belong in the same plan.',
    },
    {
      name: 'UAE e-invoicing (PINT AE)',
      text: 'Odoo exchanges invoices through a provider on the Ministry of Finance list. The connector depends on version, edition and provider, and we check it before quoting. The dates are on our ERP Solutions page.',
    },
    {
      name: 'Language of records',
      text: 'Invoices appear in English, Arabic or both. Item names are kept in two languages, since under Cabinet Decision 74 of 2023 the Federal Tax Authority may ask for an Arabic translation.',
    },
    {
      name: 'LGPL and subscription',
      text: 'Community is published under the LGPL, Enterprise by subscription. The module list notes which licence applies where.',
    },
  ],
  measures: [
    'Share of processes on standard modules',
    'Lines of custom code',
    'Hours needed for an upgrade rehearsal',
    'Average response time per screen',
    'Stock value against the ledger',
    'Till sales recovered after an offline spell',
  ],
  questions: [
    {
      question: 'Community or Enterprise?',
      answer:
        'That depends on the functions you need rather than on your size. We set the yearly subscription against the extra work that Community would need.',
    },
    {
      question: 'Can we leave Odoo with our data?',
      answer:
        'Yes. A PostgreSQL dump and the file store hold your records and attachments. Enterprise modules, however, still need a subscription wherever they run.',
    },
    {
      question: 'Who maintains the custom modules?',
      answer:
        'Whoever you choose, because you hold the repository, the tests and the notes. Ask any vendor what the upkeep of a module costs per upgrade.',
    },
    {
      question: 'Can we skip two versions?',
      answer:
        'It is possible, but the changes of several years then arrive at once. Odoo’s service upgrades to versions under standard support, or up to six months past it.',
    },
    {
      question: 'Will it talk to our bank and delivery apps?',
      answer:
        'Often, though not always through a ready connector. Some banks offer files only, and a delivery platform decides for itself whom it connects.',
    },
  ],
}
