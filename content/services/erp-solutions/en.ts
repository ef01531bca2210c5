import type { ServiceCopy } from '../../types'

export const en: ServiceCopy = {
  title: 'ERP Solutions',
  summary: 'When finance, stock and payroll each report a different figure.',
  description:
    'ERP selection, implementation, rescue and support for UAE organisations: VAT, e-invoicing, payroll, stock and finance reconciled in one system.',
  headline: 'Every department, one set of figures',
  intro:
    'From 2027 UAE e-invoicing applies in phases: invoice data leaves the ledger in structured form, and a PDF no longer counts. We map how your organisation buys, stores, sells and pays, then choose and implement the system that fits those decisions. Ask us to begin from nothing, to rescue a stalled project or to look after what already runs.',
  bullets: [
    {
      lead: 'Selection by your criteria.',
      text: 'We score products and hosting models against your own processes, not a brochure. The comparison weighs licences, data residency, upgrade path and exit terms.',
    },
    {
      lead: 'Finance for groups.',
      text: 'One chart of accounts serves management, VAT and corporate tax. Mainland and free-zone companies consolidate across currencies, with entries between them matched.',
    },
    {
      lead: 'Procurement and stock.',
      text: 'Request, approval, receipt and supplier invoice form one chain. Stock is valued by site, counted in cycles and traceable to its purchase.',
    },
    {
      lead: 'Projects and contracting.',
      text: 'Budgets, retentions and progress invoices sit beside the costs of the same job. A project manager sees what is committed before signing the next order.',
    },
    {
      lead: 'People and payroll.',
      text: 'Payroll accrues end-of-service gratuity month by month and posts it to the ledger. Managers are alerted before an Emirates ID or a visa expires.',
    },
    {
      lead: 'Bilingual documents.',
      text: 'Invoices, orders and payslips print in Arabic and English from one template. Arabic layouts are tested early, because plans tend to underestimate them.',
    },
    {
      lead: 'Rescue.',
      text: 'In a stalled project we first review scope, data, custom code and contracts. Our advice is then plain: continue, reduce or restart.',
    },
  ],
  audience: {
    text: 'For finance, operations and IT heads of companies that have outgrown accounting software, or own a system nobody dares to change.',
    signs: [
      'Month-end figures are assembled in spreadsheets from several systems.',
      'The stock report and the warehouse shelf disagree.',
      'Invoice data cannot leave your present system in structured form.',
      'An implementation has missed its second go-live date.',
    ],
  },
  steps: [
    {
      name: 'First two weeks',
      text: 'We walk through your operations with their owners, examine a data sample and assess 20 key processes for fit.',
      result: 'A first fit-gap register.',
    },
    {
      name: 'Blueprint',
      text: 'Each process is settled as standard, configured, extended or dropped, and its owner accepts the choice.',
      result: 'A scope in which extras are visible before they cost money.',
    },
    {
      name: 'Configuration and links',
      text: 'We configure in short cycles and connect bank, shop and e-invoicing provider. Users review each cycle with their own data.',
      result: 'A working system in a test environment.',
    },
    {
      name: 'Trial loads and acceptance',
      text: 'Data is loaded three times on trial and reconciled to the old balances, while users run written tests.',
      result: 'A reconciliation signed by finance, not by the project team.',
    },
    {
      name: 'Training and cut-over',
      text: 'People train by role. A timed runbook covers the change itself and the rehearsed way back.',
      result: 'A live system and a signed decision to open it.',
    },
    {
      name: 'Hypercare',
      text: 'Intensive support follows, typically for four to eight weeks, until questions fall to an ordinary level.',
      result: 'A handover to support and a ranked list of improvements.',
    },
  ],
  deliverables: [
    'Requirements traceability matrix',
    'Chart-of-accounts design',
    'Role and separation-of-duties matrix',
    'Integration catalogue',
    'Migration plan with reconciliation reports',
    'Test scripts and their results',
    'Cut-over runbook',
    'Bilingual user guides and support handbook',
  ],
  standards: [
    {
      name: 'UAE e-invoicing (PINT AE)',
      text: 'Invoices pass between accredited service providers, with tax data reported to the Federal Tax Authority. As of November 2026, go-live is 1 January 2027 for revenue of AED 50 million or more, and 1 July 2027 below. Smaller businesses appoint a provider by 31 March 2027; sales to consumers are outside for now.',
    },
    {
      name: 'VAT and corporate tax',
      text: 'VAT is 5%; corporate tax is 9% on taxable income above AED 375,000 (as of November 2026). Records are kept five years for VAT (fifteen for real estate) and seven for corporate tax, so we plan the archive too.',
    },
    {
      name: 'Wages Protection System',
      text: 'Wages are paid through approved agents by a salary information file (SIF). We test the file with your agent, together with one made to be rejected.',
    },
    {
      name: 'UAE data protection law',
      text: 'An ERP holds passports, salaries and bank details. We design access and retention to the text of Federal Decree-Law 45 of 2021; DIFC and ADGM have their own laws.',
    },
    {
      name: 'BPMN 2.0 and ISO/IEC/IEEE 29148',
      text: 'Processes are drawn in one, requirements written as the other asks: singular, testable and traceable. Every acceptance test cites a requirement.',
    },
  ],
  measures: [
    'Days to close the month',
    'Inventory accuracy by location',
    'Purchase orders received on time',
    'Manual journals per month',
    'Invoice rejection rate at the service provider',
    'Use of the system by role',
  ],
  questions: [
    {
      question: 'What if the new ERP is not ready by our e-invoicing date?',
      answer:
        'Connect the present system first, if need be by a file to your accredited provider. The ERP later inherits the same field mapping, so the tax calendar does not force a go-live.',
    },
    {
      question: 'Cloud or our own servers?',
      answer:
        'Either can work. E-invoice data has to be kept in the UAE; integration and the skills of your team decide the rest.',
    },
    {
      question: 'How many years of history should we migrate?',
      answer:
        'Rarely ten. Opening balances, open items and a comparison year usually suffice, while older records stay readable in an archive.',
    },
    {
      question: 'When should we not go live?',
      answer:
        'At year end, or in the week before Ramadan. We would rather move the date than close the books on two systems.',
    },
    {
      question: 'What can no consultant do for us?',
      answer:
        'Own your master data and sign acceptance. Both need people from the business, with time set aside for the project.',
    },
  ],
}
