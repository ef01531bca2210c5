import type { ProductCopy } from '../../types'
import type { Screen } from './screens'

export const en: ProductCopy<Screen> = {
  title: 'Odoo Solutions by Industry',
  summary: 'Odoo set up for trading, contracting, property, clinics and services.',
  description:
    'Industry packages built on Odoo for UAE companies: trading, contracting, real estate, manufacturing and services, with VAT, WPS and e-invoicing prepared.',
  headline: 'Odoo that knows retention, cheques and leases',
  intro:
    'A general ERP does not know retention on a progress invoice, a drawer of post-dated cheques or a free-zone branch. Our industry packages add what your trade needs and leave the rest of Odoo untouched, which keeps upgrades possible.',
  bullets: [
    {
      lead: 'Retail and trading.',
      text: 'Counter sales, landed cost, loyalty and the online shop share one item list. Margins show early, by branch and product.',
    },
    {
      lead: 'Contracting.',
      text: 'Bills of quantities become budgets, progress invoices and subcontractor claims, with retention held and released on record.',
    },
    {
      lead: 'Real estate.',
      text: 'Units, leases and service charges are tied to their cheques, from receipt to deposit or return. Renewals appear in time to act.',
    },
    {
      lead: 'Factories and workshops.',
      text: 'Bills of materials, quality checks and maintenance sit beside cost, down to the part that made an order late.',
    },
    {
      lead: 'Clinics, schools, services.',
      text: 'Clinics get appointments and claims, schools admissions and fees, service firms timesheets and tickets with agreed response levels.',
    },
    {
      lead: 'UAE rules are built in.',
      text: 'Each package carries VAT at 5%, bilingual documents, WPS wage files and end-of-service gratuity. Mainland and free-zone companies close separately or together.',
    },
    {
      lead: 'How much custom code?',
      text: 'As little as possible. Standard Odoo comes first, and what must be written is small, tested and kept in your repository.',
    },
  ],
  audience: {
    text: 'For UAE companies whose documents are particular to their trade: progress invoices, cheques, leases, batches, claims.',
    signs: [
      'Retention money is tracked in a spreadsheet that is never reconciled.',
      'A post-dated cheque fell due and stayed in the drawer.',
      'Arabic invoices are typed in a separate program.',
      'An employee’s visa expired unnoticed.',
    ],
  },
  modules: [
    { name: 'Sales board', text: 'Quotations by stage, value, owner and next step.' },
    { name: 'Inventory', text: 'Stock by branch and in transit, reorder list, and counts by scanner.' },
    { name: 'Invoicing', text: 'Tax invoices in English, Arabic or both, with payment status.' },
    { name: 'Dashboard', text: 'Revenue, receivables, deliveries due and branches side by side.' },
    { name: 'Projects', text: 'Quantities, variations, equipment and labour cost by site.' },
    { name: 'Cheque register', text: 'Due date, bank and state of every cheque, received or issued.' },
    { name: 'People and pay', text: 'Salary rules, leave, gratuity provision and the wage file.' },
    { name: 'Expiry board', text: 'Visas, Emirates IDs and contracts, ordered by the date they end.' },
  ],
  platforms: [
    {
      name: 'Odoo Online',
      text: 'Hosted by its maker. It accepts no custom modules, and therefore only part of a package.',
    },
    { name: 'Odoo.sh', text: 'Its maker’s cloud with staging copies and room for custom modules.' },
    { name: 'Your servers', text: 'A data centre or UAE cloud region. Odoo 20 needs PostgreSQL 16 or later.' },
  ],
  integrations: [
    {
      name: 'E-invoicing provider',
      text: 'PINT AE data to the accredited service provider you appoint. The connector depends on version and edition.',
    },
    { name: 'Banks', text: 'Statements for reconciliation, and the salary file (SIF) for your WPS agent.' },
    { name: 'Shops and delivery', text: 'Online store, payment gateway and courier, on the same stock.' },
    { name: 'Insurers', text: 'Clinic claims through certified connectors only.' },
  ],
  security: [
    { name: 'Access', text: 'A matrix by role, company and branch, in which sales staff see no payroll.' },
    {
      name: 'Accounting records',
      text: 'Kept at least five years for VAT, fifteen for real estate and seven for corporate tax.',
    },
    {
      name: 'Staff documents',
      text: 'Passports, visas and salaries, visible to HR, and erased when your retention policy ends.',
    },
    {
      name: 'Patient files',
      text: 'Federal Law 2 of 2019 asks, as a rule, that health data remain in the UAE. We settle hosting before the first record.',
    },
    { name: 'Backups', text: 'Database and attached files together. A restore is rehearsed ahead of go-live.' },
    {
      name: 'Added apps',
      text: 'We read the code of every outside app first, and refuse some.',
    },
  ],
  rollout: [
    {
      name: 'Walk-through',
      text: 'For two weeks we work through your own documents on a sample company of your trade.',
      result: 'A localisation checklist marked standard, package, custom or not needed.',
    },
    {
      name: 'Configuration',
      text: 'Accounts, taxes, roles and Arabic print layouts are set, and custom modules written with tests.',
      result: 'A staging system that holds your items and customers.',
    },
    {
      name: 'Trial loads',
      text: 'Balances, stock with its valuation, cheques and employees are loaded, compared and loaded again.',
      result: 'Balances signed off by finance.',
    },
    {
      name: 'Go-live',
      text: 'One company or branch at a time, away from year end and the week before Ramadan.',
      result: 'A first month closed in the new system.',
    },
  ],
  questions: [
    {
      question: 'Which edition do we need?',
      answer:
        'It depends on your features: the proposal names those that require the Enterprise subscription. Odoo is a trademark of Odoo S.A., which sets its own prices.',
    },
    {
      question: 'We still run Odoo 16. Is that a problem?',
      answer:
        'Yes. Version 16 is outside standard support, and 17 was planned to leave it in September 2026. We move companies to 18, 19 or 20.',
    },
    {
      question: 'When must our e-invoices work?',
      answer:
        'From 1 January 2027 if your revenue is AED 50 million or more: the deadline for appointing a provider passed on 30 October 2026. Smaller companies follow on 1 July 2027. The whole timetable is on our ERP Solutions page.',
    },
    {
      question: 'Can we bring ten years of history?',
      answer:
        'You can, but seldom should. Open items and opening balances move, and older years stay readable in the former system.',
    },
    {
      question: 'Are your packages the same for every client?',
      answer:
        'The core is. Your rates, printouts and approval limits are settings, and exceptions become small modules that you own.',
    },
    {
      question: 'What if we leave you?',
      answer:
        'You keep a PostgreSQL copy, the attached files and the modules’ source: enough for another team to continue.',
    },
  ],
  screens: {
    sales: {
      name: 'Sales board',
      caption: 'Sample quotations with their values, owners and next steps, beside the deals already won.',
    },
    inventory: {
      name: 'Inventory',
      caption: 'Sample stock of a Dubai branch, with its value and the items that run low.',
    },
    invoice: {
      name: 'Invoice',
      caption: 'A sample tax invoice with TRN, lines, VAT at 5% and its payment status.',
    },
    dashboard: {
      name: 'Dashboard',
      caption: 'Revenue, receivables, deliveries and branches in one month, drawn from sample data.',
    },
  },
}
