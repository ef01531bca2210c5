import type { ServiceCopy } from '../../types'

export const en: ServiceCopy = {
  title: 'ERP Solutions',
  summary: 'When the figures of finance, stock and payroll do not agree.',
  description:
    'ERP selection, implementation, rescue and support for UAE organisations: VAT, e-invoicing, payroll, stock and finance reconciled in one system.',
  headline: 'One set of figures, ready for e-invoicing',
  intro:
    'We map how your organisation buys, stores, sells and pays, then choose and implement the ERP system that fits. One date is fixed: from 1 January 2027 the UAE’s larger businesses exchange e-invoices as structured data from the ledger, and a PDF no longer counts. We can start from scratch, rescue a stalled project or look after what already runs.',
  bullets: [
    {
      lead: 'Selection by your criteria.',
      text: 'We score products and hosting models against your own processes, and weigh licences, data residency, upgrade path and exit terms.',
    },
    {
      lead: 'Finance for groups of companies',
      text: 'rests on one chart of accounts that serves management, VAT and corporate tax alike. Mainland and free-zone companies are consolidated across currencies, with intercompany entries matched.',
    },
    {
      lead: 'Request, approval, receipt and supplier invoice',
      text: 'form one chain. Stock is valued by site, counted in cycles and traceable to its purchase.',
    },
    {
      lead: 'What is already committed on this job?',
      text: 'Orders placed, retentions and progress invoices appear beside the project’s budget and costs.',
    },
    {
      lead: 'End-of-service gratuity',
      text: 'accrues month by month in payroll and posts to the ledger, and managers are warned when an Emirates ID or visa is about to expire.',
    },
    {
      lead: 'Bilingual documents',
      text: 'print in Arabic and English from one template. The Arabic layout is tested early, because plans tend to underestimate it.',
    },
    {
      lead: 'Rescue.',
      text: 'In a stalled project we review scope, data, custom code and contracts, then advise you to continue, reduce or restart.',
    },
  ],
  audience: {
    text: 'For finance, operations and IT heads of companies that have outgrown accounting software, or own a system that everyone is afraid to change.',
    signs: [
      'Month-end figures are assembled in spreadsheets from several systems.',
      'The stock report and the warehouse shelf disagree.',
      'Your present system cannot issue an invoice as structured data.',
      'An implementation has missed its second go-live date.',
    ],
  },
  steps: [
    {
      name: 'First two weeks',
      text: 'We walk through your operations with the people who run them, examine a data sample and assess 20 key processes for fit.',
      result: 'A first fit-gap register.',
    },
    {
      name: 'Blueprint',
      text: 'With the owner of each process we decide whether it is kept standard, configured, extended or dropped.',
      result: 'A scope in which extras are visible before they cost money.',
    },
    {
      name: 'Configuration and interfaces',
      text: 'We configure in short cycles and connect your bank, shop and e-invoicing provider. Users review the result on their own data.',
      result: 'A working system in a test environment.',
    },
    {
      name: 'Trial loads and acceptance',
      text: 'Data is loaded three times on trial and reconciled to the old balances, while users run written tests.',
      result: 'A reconciliation signed by the finance team.',
    },
    {
      name: 'Training and cut-over',
      text: 'Users are trained by role. A timed runbook covers the change-over and the rehearsed return to the old system.',
      result: 'A signed decision to go live, and a live system.',
    },
    {
      name: 'Hypercare',
      text: 'Intensive support follows, typically for four to eight weeks, until questions are back to normal.',
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
      text: 'Invoices pass between accredited service providers, which report the tax data to the Federal Tax Authority. As of November 2026, businesses with revenue of AED 50 million or more go live on 1 January 2027. Their deadline for appointing a provider, 30 October 2026, has passed; delay costs AED 5,000 a month (Cabinet Decision 106 of 2025). Smaller ones appoint theirs by 31 March 2027 and go live on 1 July 2027. Sales to consumers are out of scope for now.',
    },
    {
      name: 'VAT and corporate tax',
      text: 'VAT is 5%, and corporate tax 9% on taxable income above AED 375,000. VAT records are kept for five years, fifteen where they concern real estate, and corporate tax records for seven.',
    },
    {
      name: 'Wages Protection System',
      text: 'Wages are paid through approved agents by a salary information file (SIF). We test the file with your agent, together with one made to be rejected.',
    },
    {
      name: 'UAE data protection law',
      text: 'An ERP holds passports, salaries and bank details. Access and retention are designed to the text of Federal Decree-Law 45 of 2021, or to DIFC or ADGM law where that applies.',
    },
    {
      name: 'BPMN 2.0 and ISO/IEC/IEEE 29148',
      text: 'We draw processes in BPMN. Requirements are written as 29148 asks, singular, testable and traceable, and acceptance tests cite them one by one.',
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
        'Connect the present system first, by a file to your accredited provider if need be. The ERP inherits the field mapping later, and the tax calendar no longer dictates its go-live.',
    },
    {
      question: 'Cloud or our own servers?',
      answer:
        'Either can work, but e-invoice data has to be kept in the UAE. The rest depends on what must be connected and on what your team can run.',
    },
    {
      question: 'How many years of history should we migrate?',
      answer:
        'Rarely ten. Opening balances, open items and a comparison year usually suffice, while older records stay readable in an archive.',
    },
    {
      question: 'When should we not go live?',
      answer:
        'At year end, or in the week leading up to Ramadan. Moving the date hurts less than closing the books on two systems.',
    },
    {
      question: 'What must we do ourselves?',
      answer:
        'Look after your master data and sign acceptance. Both need people from the business, with time set aside for the project.',
    },
  ],
}
