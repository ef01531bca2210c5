import type { CatalogueCopy } from '../../types'

export const en: CatalogueCopy = {
  title: 'ERP Solutions',
  summary: 'One source of truth for finance, procurement, inventory and people.',
  description:
    'ERP selection, implementation, rescue and support for UAE organisations: VAT, e-invoicing, payroll, stock and finance reconciled in one system.',
  headline: 'Every department, one set of figures',
  intro:
    'From 2027 UAE e-invoicing applies in phases: invoice data leaves the ledger in structured form, and a PDF no longer counts. We map how your organisation buys, stores, sells and pays, then choose and implement the system that fits those decisions. Ask us to begin from nothing, to rescue a stalled project or to look after what already runs.',
  bullets: [
    {
      lead: 'Neutral selection.',
      text: 'We score products and hosting models against your own processes, not a brochure. You receive a weighted comparison covering licences, data residency, upgrade path and exit terms.',
    },
    {
      lead: 'Fit-gap register.',
      text: 'Each process is walked through with its owner and recorded as standard, configured, extended or dropped. The register becomes the scope, so extras are visible before they cost money.',
    },
    {
      lead: 'Finance for the UAE.',
      text: 'We design the chart of accounts, 5% VAT, corporate-tax ledgers and consolidation across mainland and free-zone entities. Invoices print in Arabic and English from one template.',
    },
    {
      lead: 'E-invoicing readiness.',
      text: 'Invoice fields are mapped to PINT AE and sent to your accredited service provider. As of November 2026, go-live is 1 January 2027 for revenue of AED 50 million or more.',
    },
    {
      lead: 'People and payroll.',
      text: 'Payroll produces the salary information file for the Wages Protection System and accrues end-of-service gratuity. Managers are alerted before an Emirates ID or a visa expires.',
    },
    {
      lead: 'Migration you can audit.',
      text: 'Data is loaded in three trial runs before the real one, each reconciled to the old balances. Finance signs the reconciliation report, not the project team.',
    },
    {
      lead: 'Cut-over and hypercare.',
      text: 'A timed runbook covers the cut-over, with rehearsed steps for going back. Intensive support follows, typically for four to eight weeks, while days to close and stock accuracy are measured.',
    },
    {
      lead: 'First two weeks.',
      text: 'We walk through your operations, examine a data sample and assess 20 key processes for fit. We will also say so if go-live falls too near year end or Ramadan.',
    },
  ],
}
