import type { CatalogueCopy } from '../../types'

export const en: CatalogueCopy = {
  title: 'Odoo Implementation',
  summary: 'Configuration, migration and training, with modules made for your process.',
  description:
    'Odoo implementation and upgrades in the UAE: edition choice, UAE localisation, tested custom modules, rehearsed migration and a yearly upgrade plan.',
  headline: 'Standard first, custom where it counts',
  intro:
    'Odoo rewards restraint: the more you keep standard, the easier next year’s upgrade. We fit your processes to standard modules first and write code only where your business truly differs. What we build sits in your repository with tests and notes, and the database with its file store can leave with you.',
  bullets: [
    {
      lead: 'Edition and hosting.',
      text: 'We compare Community and Enterprise, then Odoo Online, Odoo.sh and your own servers. Odoo Online does not run custom modules, so this decision comes before any design.',
    },
    {
      lead: 'Version check.',
      text: 'As of November 2026, Odoo 17 has passed the planned end of its standard support and Odoo 20 is published. We audit your version and modules and write down the upgrade path.',
    },
    {
      lead: 'UAE localisation.',
      text: 'We set up the UAE chart of accounts, VAT report, reverse charge and payroll rules from the standard packages. Invoices appear in English, Arabic or both.',
    },
    {
      lead: 'Lean custom modules.',
      text: 'Where a gap remains, we write a small module kept in Git with its automated tests. You receive the repository, the code review record and a maintenance note.',
    },
    {
      lead: 'E-invoicing connection.',
      text: 'Odoo exchanges PINT AE invoices through a provider on the Ministry of Finance list. The connector depends on version, edition and provider, so we check it before quoting.',
    },
    {
      lead: 'Stock and balances.',
      text: 'Products, customers and opening valuation are loaded on staging and compared with the old system line by line. Go-live waits until finance and the warehouse agree the totals.',
    },
    {
      lead: 'Access and training.',
      text: 'An access-rights matrix states who sees, edits and approves in every module. Administrators and users learn on your own items and keep recorded lessons in Arabic or English.',
    },
    {
      lead: 'The first fortnight.',
      text: 'We audit version and modules, then demonstrate standard Odoo with your own products. The result is a licence count and a list of processes that need no code.',
    },
  ],
}
