import type { ProductCopy } from '../../types'
import type { Screen } from './screens'

export const en: ProductCopy<Screen> = {
  title: 'Odoo Solutions by Industry',
  summary: 'Odoo set up for trading, contracting, property, clinics and services',
  description:
    'Industry sets built on Odoo for UAE companies: trading, contracting, real estate, manufacturing and services, with VAT, WPS and e-invoicing in place.',
  headline: 'Odoo that speaks your trade',
  intro:
    'A general ERP does not know retention on a progress invoice, a drawer of post-dated cheques or a free-zone branch. Our industry sets add what your trade needs and leave the rest of Odoo untouched, so upgrades stay possible.',
  bullets: [
    {
      lead: 'Retail and trading.',
      text: 'Counter sales, stock by branch, landed cost, loyalty and the online shop share one item list. Head office sees margin by branch and product before the month ends.',
    },
    {
      lead: 'Contracting.',
      text: 'Bills of quantities become budgets, progress invoices and subcontractor claims, with retention held and released on record. Site, equipment and labour costs land on the project they belong to.',
    },
    {
      lead: 'Real estate.',
      text: 'Units, leases, service charges and a register of post-dated cheques live together, from receipt to deposit or return. Renewals and vacant units appear in time to act.',
    },
    {
      lead: 'Factories, clinics, schools.',
      text: 'Factories get bills of materials, quality and maintenance; clinics get appointments and insurance claims; schools get admissions and fees. Service firms work with timesheets and support tickets.',
    },
    {
      lead: 'UAE rules inside.',
      text: 'Each set covers 5% VAT, bilingual documents, WPS wage files, end-of-service gratuity and visa expiry alerts. Mainland and free-zone companies close their books separately or together.',
    },
    {
      lead: 'Ready for e-invoicing.',
      text: 'Invoice data leaves as PINT AE through the accredited service provider you appoint. As of November 2026, companies with revenue from AED 50 million go live on 1 January 2027.',
    },
    {
      lead: 'Supported versions only.',
      text: 'We work on Odoo 20, 19 and 18; standard support for 17.0 was planned to end in September 2026. Custom code stays small, documented and tested in your repository.',
    },
    {
      lead: 'Your data can leave.',
      text: 'You can take a full copy of the database and files at any time. Odoo is a trademark of Odoo S.A.; we say which edition you need, and why.',
    },
  ],
  screens: {
    sales: {
      name: 'Sales board',
      caption: 'Sample opportunities by stage, each with its value, its owner and the next step.',
    },
    inventory: {
      name: 'Inventory',
      caption: 'Sample stock by branch and location, with what is reserved, short or on its way.',
    },
    invoice: {
      name: 'Invoice',
      caption: 'A sample bilingual tax invoice with TRN, VAT at 5% and its e-invoicing status.',
    },
    dashboard: {
      name: 'Dashboard',
      caption: 'Sales, margin, cash and overdue payments for the month, drawn from sample data.',
    },
  },
}
