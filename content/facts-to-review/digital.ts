import type { FactToReview } from './types'

const transformation = '/services/digital/transformation'
const webMobile = '/services/digital/web-mobile'
const aiMl = '/services/digital/ai-ml'
const blockchain = '/services/digital/blockchain'
const systemIntegration = '/services/digital/system-integration'

const checkedAgain = '2026-11-23'

const childSafety =
  'Federal Decree-Law 26 of 2025 on child digital safety; Clyde & Co, on the child digital safety law, 26 January 2026; Gulf News, on the child digital safety law, 5 January 2026'

export const digitalFacts: readonly FactToReview[] = [
  {
    page: transformation,
    says: 'Companies with AED 50 million or more in revenue go live on 1 January 2027, smaller ones on 1 July and government bodies on 1 October',
    source:
      'Ministry of Finance, Ministerial Decision 244 of 2025 on implementing the e-invoicing system, as amended on 10 May 2026; EY Tax News 2025-1964, 30 September 2025',
    checked: checkedAgain,
  },
  {
    page: transformation,
    says: 'Federal Decree-Law 26 of 2025',
    source: childSafety,
    checked: checkedAgain,
  },
  {
    page: transformation,
    says: 'Apps, streaming and online shops that reach UAE users have to comply by January 2027',
    source: childSafety,
    checked: checkedAgain,
  },
  {
    page: transformation,
    says: 'Federal Decree-Law 45 of 2021',
    source: 'Federal Decree-Law 45 of 2021 on the protection of personal data; DataGuidance, UAE Federal',
    checked: '2026-11-01',
  },
  {
    page: transformation,
    says: 'lawful bases, impact assessments and conditions for transfers abroad',
    source: 'Federal Decree-Law 45 of 2021 on the protection of personal data, Articles 4 and 21 to 23',
    checked: '2026-11-01',
  },
  {
    page: transformation,
    says: 'Central Bank guidance on AI (February 2026)',
    source:
      'Central Bank of the UAE, guidance note on AI and machine learning; Emirates News Agency (WAM), on the guidance note, 23 February 2026',
    checked: '2026-11-01',
  },
  {
    page: transformation,
    says: 'Governance, fairness, transparency and human oversight take time and money',
    source:
      'Central Bank of the UAE, guidance note on AI and machine learning; Emirates News Agency (WAM), on the guidance note, 23 February 2026',
    checked: '2026-11-01',
  },
  {
    page: transformation,
    says: 'COBIT 2019, TOGAF 10 and ITIL 4',
    source: 'ISACA, COBIT 2019; The Open Group, TOGAF 10; PeopleCert, ITIL 4',
    checked: '2026-11-01',
  },
  {
    page: webMobile,
    says: 'OpenAPI 3.1',
    source: 'OpenAPI Initiative, OpenAPI Specification 3.1',
    checked: '2026-11-01',
  },
  {
    page: webMobile,
    says: 'OWASP ASVS 5.0 and MASVS 2',
    source:
      'OWASP, Application Security Verification Standard (ASVS) 5.0; OWASP, Mobile Application Security Verification Standard (MASVS) 2',
    checked: '2026-11-01',
  },
  {
    page: webMobile,
    says: 'OWASP Top 10:2025',
    source: 'OWASP, Top 10:2025',
    checked: '2026-11-01',
  },
  {
    page: webMobile,
    says: 'access control, misconfiguration and the software supply chain',
    source: 'OWASP, Top 10:2025',
    checked: '2026-11-01',
  },
  {
    page: webMobile,
    says: 'WCAG 2.2, level AA',
    source: 'W3C, Web Content Accessibility Guidelines (WCAG) 2.2',
    checked: '2026-11-01',
  },
  {
    page: webMobile,
    says: 'main content within 2.5 seconds, response within 200 milliseconds, layout shift up to 0.1',
    source: 'Google, web.dev, Web Vitals (75th percentile: LCP 2.5 s, INP 200 ms, CLS 0.1)',
    checked: '2026-11-01',
  },
  {
    page: webMobile,
    says: 'An app with accounts must let users delete them inside it',
    source: 'Apple, App Review Guidelines, 5.1.1(v); Google Play, User Data policy, account deletion requirement',
    checked: '2026-11-01',
  },
  {
    page: webMobile,
    says: 'Google Play also wants a web link',
    source: 'Google Play, User Data policy, account deletion requirement',
    checked: '2026-11-01',
  },
  {
    page: webMobile,
    says: 'Digital goods generally use store billing, which physical goods and real-world services do not',
    source: 'Apple, App Review Guidelines, 3.1.1 and 3.1.3(e); Google Play, Payments policy',
    checked: '2026-11-01',
  },
  {
    page: webMobile,
    says: 'Federal Decree-Law 26 of 2025',
    source: childSafety,
    checked: checkedAgain,
  },
  {
    page: webMobile,
    says: 'apps, messaging, streaming, gaming and e-commerce aimed at UAE users',
    source: childSafety,
    checked: checkedAgain,
  },
  {
    page: webMobile,
    says: 'They must comply by January 2027, and everyone below 18 counts as a child',
    source: childSafety,
    checked: checkedAgain,
  },
  {
    page: webMobile,
    says: 'Age checks, private defaults, content tools and limits on under-13 data',
    source: childSafety,
    checked: checkedAgain,
  },
  {
    page: webMobile,
    says: 'After the attack of March 2026, which hit two of AWS’s three zones in the country',
    source:
      'AWS Health Dashboard, ME-CENTRAL-1, March 2026; Tom’s Hardware, on the damage to AWS data centres, 7 March 2026',
    checked: checkedAgain,
  },
  {
    page: webMobile,
    says: 'to phase out SMS and email codes by the end of March 2026',
    source:
      'Central Bank of the UAE, notice to licensed financial institutions; Gulf News, on the end of one-time codes, 28 February 2026',
    checked: '2026-11-01',
  },
  {
    page: webMobile,
    says: 'where your acquirer offers it, Aani',
    source: 'Al Etihad Payments, Aani; The National, on Aani, 5 June 2024',
    checked: '2026-11-01',
  },
  {
    page: aiMl,
    says: 'Falcon, Jais and ALLaM',
    source: 'TII, Falcon; MBZUAI and Inception, Jais; SDAIA, ALLaM',
    checked: '2026-11-01',
  },
  {
    page: aiMl,
    says: 'Central Bank guidance note (23 February 2026)',
    source:
      'Central Bank of the UAE, guidance note on AI and machine learning; Emirates News Agency (WAM), on the guidance note, 23 February 2026',
    checked: '2026-11-01',
  },
  {
    page: aiMl,
    says: 'It asks licensed institutions for governance, fairness, transparency, human oversight and care with data',
    source:
      'Central Bank of the UAE, guidance note on AI and machine learning; Emirates News Agency (WAM), on the guidance note, 23 February 2026',
    checked: '2026-11-01',
  },
  {
    page: aiMl,
    says: 'Federal Decree-Law 45 of 2021',
    source: 'Federal Decree-Law 45 of 2021 on the protection of personal data; DataGuidance, UAE Federal',
    checked: '2026-11-01',
  },
  {
    page: aiMl,
    says: 'rights over automated decisions and provides for impact assessments',
    source: 'Federal Decree-Law 45 of 2021 on the protection of personal data, Articles 13 to 18 and 21',
    checked: '2026-11-01',
  },
  {
    page: aiMl,
    says: 'DIFC Regulation 10 (2023)',
    source:
      'DIFC Data Protection Regulations, Regulation 10, Personal Data Processed through Autonomous and Semi-autonomous Systems (2023)',
    checked: '2026-11-01',
  },
  {
    page: aiMl,
    says: 'personal data in autonomous systems, AI included',
    source:
      'DIFC Data Protection Regulations, Regulation 10, Personal Data Processed through Autonomous and Semi-autonomous Systems (2023)',
    checked: '2026-11-01',
  },
  {
    page: aiMl,
    says: 'ISO/IEC 42001:2023',
    source: 'ISO/IEC 42001:2023, Artificial intelligence: management system',
    checked: '2026-11-01',
  },
  {
    page: aiMl,
    says: 'NIST AI RMF 1.0',
    source: 'NIST, AI Risk Management Framework 1.0',
    checked: '2026-11-01',
  },
  {
    page: aiMl,
    says: 'OWASP Top 10 for LLM Applications 2025',
    source: 'OWASP, Top 10 for LLM Applications 2025',
    checked: '2026-11-01',
  },
  {
    page: aiMl,
    says: 'Prompt injection, leaked data and excessive agency',
    source: 'OWASP, Top 10 for LLM Applications 2025',
    checked: '2026-11-01',
  },
  {
    page: aiMl,
    says: 'Not every hosted model is offered in the country',
    source: 'Cloud providers, lists of models by region',
    checked: '2026-11-01',
  },
  {
    page: blockchain,
    says: 'as UAE data protection law expects',
    source: 'Federal Decree-Law 45 of 2021 on the protection of personal data, Articles 13 to 18',
    checked: '2026-11-01',
  },
  {
    page: blockchain,
    says: 'Cabinet Decision 111 of 2022',
    source:
      'Cabinet Decision 111 of 2022 on the regulation of virtual assets; CMS Law-Now, on Cabinet Decision 111 of 2022, 2023',
    checked: '2026-11-01',
  },
  {
    page: blockchain,
    says: 'Virtual asset activity in the UAE needs a licence',
    source:
      'Cabinet Decision 111 of 2022 on the regulation of virtual assets; CMS Law-Now, on Cabinet Decision 111 of 2022, 2023',
    checked: '2026-11-01',
  },
  {
    page: blockchain,
    says: 'The Virtual Assets Regulatory Authority (VARA) covers Dubai except the DIFC',
    source: 'Dubai Law 4 of 2022 regulating virtual assets',
    checked: '2026-11-01',
  },
  {
    page: blockchain,
    says: 'The DFSA covers the DIFC and the FSRA covers ADGM',
    source: 'DFSA Rulebook; ADGM FSRA, Guidance on Regulation of Virtual Asset Activities',
    checked: '2026-11-01',
  },
  {
    page: blockchain,
    says: 'the federal capital market regulator is responsible',
    source:
      'Federal Decree-Laws 32 and 33 of 2025 on the Capital Market Authority and the capital market; Cabinet Decision 111 of 2022 on the regulation of virtual assets',
    checked: '2026-11-01',
  },
  {
    page: blockchain,
    says: 'Updated rulebooks had to be met by 19 June 2025',
    source: 'VARA, Rulebooks; Linklaters Tech Insights, on the VARA rulebooks, 2025',
    checked: '2026-11-01',
  },
  {
    page: blockchain,
    says: 'Payment Token Services Regulation (Circular 2 of 2024)',
    source: 'Central Bank of the UAE, Payment Token Services Regulation, Circular 2 of 2024',
    checked: '2026-11-01',
  },
  {
    page: blockchain,
    says: 'Algorithmic stablecoins and privacy tokens are barred',
    source: 'Central Bank of the UAE, Payment Token Services Regulation, Circular 2 of 2024',
    checked: '2026-11-01',
  },
  {
    page: blockchain,
    says: 'Central Bank law (Federal Decree-Law 6 of 2025)',
    source:
      'Federal Decree-Law 6 of 2025 on the Central Bank, financial institutions and insurance; White & Case, on the new law of the Central Bank of the UAE',
    checked: '2026-11-01',
  },
  {
    page: blockchain,
    says: 'In force since 16 September 2025, it also reaches technology that facilitates licensed activities',
    source:
      'Federal Decree-Law 6 of 2025 on the Central Bank, financial institutions and insurance, Article 62; White & Case, on the new law of the Central Bank of the UAE',
    checked: '2026-11-01',
  },
  {
    page: blockchain,
    says: 'Marketing virtual assets is itself regulated',
    source:
      'VARA, Regulations on the Marketing of Virtual Assets and Related Activities 2024; Cabinet Decision 111 of 2022 on the regulation of virtual assets',
    checked: '2026-11-01',
  },
  {
    page: blockchain,
    says: 'ERC-20, ERC-721, ERC-1155 and ERC-3643',
    source: 'Ethereum Improvement Proposals, ERC-20, ERC-721, ERC-1155 and ERC-3643',
    checked: '2026-11-01',
  },
  {
    page: blockchain,
    says: 'ERC-3643 can check who may hold a token',
    source: 'Ethereum Improvement Proposals, ERC-3643',
    checked: '2026-11-01',
  },
  {
    page: blockchain,
    says: 'Where the travel rule applies, payer and payee details accompany the transfer',
    source: 'FATF, Recommendation 16; VARA, Compliance and Risk Management Rulebook',
    checked: '2026-11-01',
  },
  {
    page: systemIntegration,
    says: 'OpenAPI 3.1 and AsyncAPI 3',
    source: 'OpenAPI Initiative, OpenAPI Specification 3.1; AsyncAPI Initiative, AsyncAPI 3',
    checked: '2026-11-01',
  },
  {
    page: systemIntegration,
    says: 'Invoices travel through accredited service providers, and e-invoice data must stay in the UAE',
    source:
      'Ministry of Finance, Ministerial Decision 243 of 2025 on the e-invoicing system; Andersen UAE, on e-invoicing, 30 September 2025',
    checked: checkedAgain,
  },
  {
    page: systemIntegration,
    says: 'System failures must be reported within two business days',
    source:
      'Ministry of Finance, Ministerial Decision 243 of 2025 on the e-invoicing system; Andersen UAE, on e-invoicing, 30 September 2025',
    checked: checkedAgain,
  },
  {
    page: systemIntegration,
    says: 'a late report costs AED 1,000 a day',
    source:
      'Cabinet Decision 106 of 2025 on fines under the e-invoicing system; EY Tax News 2025-2433, 5 December 2025',
    checked: checkedAgain,
  },
  {
    page: systemIntegration,
    says: 'UAE e-invoicing (PINT AE over Peppol)',
    source: 'Ministry of Finance, Ministerial Decision 243 of 2025 on the e-invoicing system; Vertex, UAE PINT AE',
    checked: '2026-11-01',
  },
  {
    page: systemIntegration,
    says: 'OAuth 2.0 and mutual TLS',
    source: 'IETF, RFC 6749, OAuth 2.0; IETF, RFC 8705, OAuth 2.0 mutual TLS',
    checked: '2026-11-01',
  },
  {
    page: systemIntegration,
    says: 'Malaffi and NABIDH exchange health messages in these formats',
    source: 'Malaffi and NABIDH, technical specifications',
    checked: '2026-11-01',
  },
  {
    page: systemIntegration,
    says: 'Under Federal Law 2 of 2019 health data normally remains in the UAE',
    source: 'Federal Law 2 of 2019 on information and communication technology in health fields, Article 13',
    checked: '2026-11-01',
  },
  {
    page: systemIntegration,
    says: 'Approved agents pay wages from this file',
    source:
      'Ministerial Resolution 598 of 2022 on the Wages Protection System; Hadef & Partners, on the Wages Protection System',
    checked: '2026-11-01',
  },
  {
    page: systemIntegration,
    says: 'ZATCA Fatoora, phase 2',
    source: 'ZATCA, e-invoicing integration phase, wave 24; EY, on wave 24 of e-invoicing in Saudi Arabia',
    checked: '2026-11-01',
  },
  {
    page: systemIntegration,
    says: 'invoicing systems connect to ZATCA in waves by revenue',
    source: 'ZATCA, e-invoicing integration phase, wave 24; EY, on wave 24 of e-invoicing in Saudi Arabia',
    checked: '2026-11-01',
  },
]
