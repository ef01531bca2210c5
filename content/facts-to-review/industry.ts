import type { FactToReview } from './types'

export const industryFacts: readonly FactToReview[] = [
  {
    page: '/products/industry/restaurant-pos',
    says: 'Simplified tax invoices show VAT at 5%, your TRN and any service charge.',
    source:
      'Federal Decree-Law 8 of 2017 on value added tax, Article 3; Cabinet Decision 52 of 2017, executive regulation of the VAT law, Article 59, as amended by Cabinet Decisions 100 of 2024 and 100 of 2025',
    checked: '2026-11-01',
  },
  {
    page: '/products/industry/restaurant-pos',
    says: 'Dubai asks for Arabic and a second language on consumer receipts',
    source:
      'Dubai Department of Economic Development, announcement of 2017, as reported by Arabian Business and Synergy Software',
    checked: '2026-11-01',
  },
  {
    page: '/products/industry/restaurant-pos',
    says: 'They help keep records under the Dubai Food Code',
    source: 'Dubai Municipality, Food Safety Department, Food Code; Dubai Municipality, Foodwatch',
    checked: '2026-11-01',
  },
  {
    page: '/products/industry/restaurant-pos',
    says: 'Talabat, Deliveroo, Careem, Noon and Keeta',
    source:
      'The platforms named, partner pages; Rest of World, on delivery platforms, 2021; Dubai People, on delivery platforms, 2024',
    checked: '2026-11-01',
  },
  {
    page: '/products/industry/restaurant-pos',
    says: 'five years for VAT and seven for corporate tax',
    source:
      'Cabinet Decision 74 of 2023, executive regulation of the tax procedures law, Article 3 (five years); Federal Decree-Law 47 of 2022 on corporate tax, Article 56 (seven years)',
    checked: '2026-11-01',
  },
  {
    page: '/products/industry/restaurant-pos',
    says: 'PCI DSS 4.0.1 still places duties on you as merchant.',
    source: 'PCI Security Standards Council, PCI DSS 4.0.1, requirement 12.8',
    checked: '2026-11-01',
  },
  {
    page: '/products/industry/restaurant-pos',
    says: 'Not for now: sales to consumers are outside its scope.',
    source:
      'Ministry of Finance, Ministerial Decision 243 of 2025 on the e-invoicing system; EY Tax News 2025-1964, 30 September 2025',
    checked: '2026-11-01',
  },
  {
    page: '/products/industry/odoo-solutions',
    says: 'Each package carries VAT at 5%, bilingual documents, WPS wage files and end-of-service gratuity.',
    source: 'Odoo documentation, United Arab Emirates localisation; Hadef & Partners, on the Wages Protection System',
    checked: '2026-11-01',
  },
  {
    page: '/products/industry/odoo-solutions',
    says: 'It accepts no custom modules',
    source: 'Odoo documentation 20.0, Hosting: Odoo Online',
    checked: '2026-11-01',
  },
  {
    page: '/products/industry/odoo-solutions',
    says: 'Odoo 20 needs PostgreSQL 16 or later',
    source: 'Odoo 20 packaging notes',
    checked: '2026-11-01',
  },
  {
    page: '/products/industry/odoo-solutions',
    says: 'PINT AE data to the accredited service provider you appoint',
    source: 'Ministry of Finance, Ministerial Decision 243 of 2025 on the e-invoicing system; Vertex, UAE PINT AE',
    checked: '2026-11-01',
  },
  {
    page: '/products/industry/odoo-solutions',
    says: 'Kept at least five years for VAT, fifteen for real estate and seven for corporate tax.',
    source:
      'Cabinet Decision 52 of 2017, executive regulation of the VAT law, Article 71, with Cabinet Decision 74 of 2023; Federal Decree-Law 47 of 2022 on corporate tax, Article 56 (seven years)',
    checked: '2026-11-23',
  },
  {
    page: '/products/industry/odoo-solutions',
    says: 'Federal Law 2 of 2019 asks, as a rule, that health data remain in the UAE.',
    source: 'Federal Law 2 of 2019 on information and communication technology in health fields, Article 13',
    checked: '2026-11-01',
  },
  {
    page: '/products/industry/odoo-solutions',
    says: 'Yes. Version 16 is outside standard support, and 17 was planned to leave it in September 2026. We move companies to 18, 19 or 20.',
    source: 'Odoo documentation 20.0 and 19.0, Standard and extended support',
    checked: '2026-11-01',
  },
  {
    page: '/products/industry/odoo-solutions',
    says: 'We still run Odoo 16.',
    source: 'Odoo documentation 20.0 and 19.0, Standard and extended support',
    checked: '2026-11-01',
  },
  {
    page: '/products/industry/odoo-solutions',
    says: 'From 1 January 2027 if your revenue is AED 50 million or more: the deadline for appointing a provider passed on 30 October 2026.',
    source:
      'Ministry of Finance, Ministerial Decision 244 of 2025 on implementing the e-invoicing system, as amended on 10 May 2026; EY Tax News 2025-1964, 30 September 2025; Boru Consulting, on the amendment of May 2026',
    checked: '2026-11-23',
  },
  {
    page: '/products/industry/odoo-solutions',
    says: 'Smaller companies follow on 1 July 2027.',
    source:
      'Ministry of Finance, Ministerial Decision 244 of 2025 on implementing the e-invoicing system, as amended on 10 May 2026; EY Tax News 2025-1964, 30 September 2025; Boru Consulting, on the amendment of May 2026',
    checked: '2026-11-23',
  },
  {
    page: '/products/industry/fintech-crowdfunding',
    says: 'Equity offers fall under the Capital Market Authority (formerly SCA), loans under the Central Bank of the UAE.',
    source:
      'Cabinet Resolution 36 of 2022 on crowdfunding; Federal Decree-Laws 32 and 33 of 2025 on the Capital Market Authority and the capital market; Central Bank of the UAE, Circular 7 of 2020 on loan-based crowdfunding',
    checked: '2026-11-01',
  },
  {
    page: '/products/industry/fintech-crowdfunding',
    says: 'UAE PASS, once your service has been approved to use it.',
    source: 'UAE PASS, documentation for service providers, onboarding',
    checked: '2026-11-01',
  },
  {
    page: '/products/industry/fintech-crowdfunding',
    says: 'Account data under the Central Bank’s framework',
    source: 'Central Bank of the UAE, Open Finance Regulation',
    checked: '2026-11-01',
  },
  {
    page: '/products/industry/fintech-crowdfunding',
    says: 'Kept at least five years under anti-money-laundering rules',
    source:
      'Federal Decree-Law 10 of 2025 on countering money laundering, with its executive regulation, Cabinet Resolution 134 of 2025',
    checked: '2026-11-01',
  },
  {
    page: '/products/industry/fintech-crowdfunding',
    says: 'Passkeys and in-app approval take the place of codes sent by SMS.',
    source:
      'Central Bank of the UAE, notice to licensed financial institutions; Gulf News, on the end of one-time codes, 28 February 2026',
    checked: '2026-11-01',
  },
  {
    page: '/products/industry/fintech-crowdfunding',
    says: 'PCI DSS 4.0.1 applies there and to your set-up.',
    source: 'PCI Security Standards Council, PCI DSS 4.0.1',
    checked: '2026-11-01',
  },
  {
    page: '/products/industry/fintech-crowdfunding',
    says: 'Article 62 of Federal Decree-Law 6 of 2025 covers technology that facilitates licensed activities',
    source:
      'Federal Decree-Law 6 of 2025 on the Central Bank, financial institutions and insurance, Article 62; White & Case, on the new law of the Central Bank of the UAE',
    checked: '2026-11-01',
  },
  {
    page: '/products/industry/fintech-crowdfunding',
    says: 'Federal Law 3 of 2021 leaves collecting donations to licensed entities',
    source:
      'Federal Law 3 of 2021 regulating donations, as named in its executive regulation, Cabinet Resolution of 14 October 2022; Gulf News, on the donations law, 13 January 2022',
    checked: '2026-11-23',
  },
  {
    page: '/products/industry/fitness-gym',
    says: 'Face templates are biometric data, which Federal Decree-Law 45 of 2021 treats as sensitive.',
    source: 'Federal Decree-Law 45 of 2021 on the protection of personal data, Article 1',
    checked: '2026-11-01',
  },
  {
    page: '/products/industry/fitness-gym',
    says: 'Mandates on the UAE Direct Debit System (UAEDDS)',
    source: 'Central Bank of the UAE, UAE Direct Debit System (UAEDDS), rules',
    checked: '2026-11-01',
  },
  {
    page: '/products/industry/fitness-gym',
    says: 'In the app the UAE’s child-safety law protects them too',
    source:
      'Federal Decree-Law 26 of 2025 on child digital safety; Gulf News, on the child digital safety law, 5 January 2026; Clyde & Co, on the child digital safety law, 26 January 2026',
    checked: '2026-11-23',
  },
  {
    page: '/products/industry/fitness-gym',
    says: 'Notice and refund follow your contract and Federal Law 15 of 2020 on consumer protection',
    source: 'Federal Law 15 of 2020 on consumer protection, as amended by Federal Decree-Law 5 of 2023',
    checked: '2026-11-01',
  },
]
