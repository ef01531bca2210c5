import type { FactToReview } from './types'

const erp = '/services/enterprise/erp-solutions'
const odoo = '/services/enterprise/odoo-implementation'
const ebs = '/services/enterprise/oracle-ebs'
const dba = '/services/enterprise/oracle-dba'

const checked = '2026-11-01'
const checkedAgain = '2026-11-23'

const eInvoicingDates =
  'Ministry of Finance, Ministerial Decision 244 of 2025 on implementing the e-invoicing system, as amended on 10 May 2026; EY Tax News 2025-1964, 30 September 2025; Boru Consulting, on the amendment of May 2026'
const eInvoicingSystem =
  'Ministry of Finance, Ministerial Decision 243 of 2025 on the e-invoicing system; EY Tax News 2025-1964, 30 September 2025; Andersen UAE, on e-invoicing, 30 September 2025'
const odooSupport = 'Odoo documentation 20.0 and 19.0, Standard and extended support'
const ebsSupport =
  'Oracle, Lifetime Support Policy for Oracle Applications; DSP, interview with Oracle on EBS 12.2, April 2024; Claremont, on support of Oracle E-Business Suite'
const databaseSupport =
  'Oracle, My Oracle Support note 742060.1 (Release Schedule of Current Database Releases), as listed by endoflife.date, May 2026'
const databasePacks = 'Oracle Database Licensing Information User Manual'

export const enterpriseFacts: readonly FactToReview[] = [
  {
    page: erp,
    says: 'from 1 January 2027 the UAE’s larger businesses exchange e-invoices',
    source: eInvoicingDates,
    checked: checkedAgain,
  },
  {
    page: erp,
    says: 'Invoices pass between accredited service providers, which report the tax data to the Federal Tax Authority',
    source: eInvoicingSystem,
    checked,
  },
  {
    page: erp,
    says: 'As of November 2026, businesses with revenue of AED 50 million or more go live on 1 January 2027',
    source: eInvoicingDates,
    checked: checkedAgain,
  },
  {
    page: erp,
    says: 'Their deadline for appointing a provider, 30 October 2026, has passed',
    source:
      'Ministry of Finance, Ministerial Decision 244 of 2025 on implementing the e-invoicing system, as amended on 10 May 2026; Boru Consulting, The 30 October 2026 ASP deadline',
    checked: checkedAgain,
  },
  {
    page: erp,
    says: 'delay costs AED 5,000 a month (Cabinet Decision 106 of 2025)',
    source:
      'Cabinet Decision 106 of 2025 on fines under the e-invoicing system; EY Tax News 2025-2433, 5 December 2025',
    checked: checkedAgain,
  },
  {
    page: erp,
    says: 'Smaller ones appoint theirs by 31 March 2027 and go live on 1 July 2027. Sales to consumers are out of scope for now',
    source: eInvoicingDates,
    checked: checkedAgain,
  },
  { page: erp, says: 'e-invoice data has to be kept in the UAE', source: eInvoicingSystem, checked: checkedAgain },
  {
    page: erp,
    says: 'VAT is 5%, and corporate tax 9% on taxable income above AED 375,000',
    source:
      'Federal Decree-Law 8 of 2017 on value added tax, Article 3; Federal Decree-Law 47 of 2022 on corporate tax, Article 3, with Cabinet Decision 116 of 2022',
    checked,
  },
  {
    page: erp,
    says: 'VAT records are kept for five years, fifteen where they concern real estate, and corporate tax records for seven',
    source:
      'Cabinet Decision 74 of 2023, executive regulation of the tax procedures law, Article 3 (five years); Cabinet Decision 52 of 2017, executive regulation of the VAT law, Article 71(2), as amended by Cabinet Decision 100 of 2024 (fifteen years); Federal Decree-Law 47 of 2022 on corporate tax, Article 56 (seven years)',
    checked: checkedAgain,
  },
  {
    page: erp,
    says: 'Wages are paid through approved agents by a salary information file (SIF)',
    source:
      'Ministerial Resolution 598 of 2022 on the Wages Protection System; Hadef & Partners, on the Wages Protection System',
    checked,
  },
  {
    page: erp,
    says: 'the text of Federal Decree-Law 45 of 2021, or to DIFC or ADGM law',
    source:
      'Federal Decree-Law 45 of 2021 on the protection of personal data, Article 2; DIFC Law 5 of 2020, Data Protection Law; ADGM Data Protection Regulations 2021; DataGuidance, UAE Federal',
    checked,
  },
  {
    page: erp,
    says: 'BPMN 2.0 and ISO/IEC/IEEE 29148',
    source: 'Object Management Group, BPMN 2.0 (ISO/IEC 19510:2013); ISO/IEC/IEEE 29148:2018, Requirements engineering',
    checked,
  },

  {
    page: odoo,
    says: 'Odoo Online does not run custom modules',
    source: 'Odoo documentation 20.0, Hosting: Odoo Online',
    checked,
  },
  {
    page: odoo,
    says: 'the UAE chart of accounts, VAT report, reverse charge and payroll rules from the standard packages',
    source: 'Odoo documentation 20.0, Fiscal localizations: United Arab Emirates',
    checked,
  },
  {
    page: odoo,
    says: 'Major versions get three years of standard support. Extended support costs extra and brings no security updates',
    source: odooSupport,
    checked,
  },
  {
    page: odoo,
    says: 'Odoo 20 is published, and the planned end of standard support for Odoo 17 has passed',
    source: odooSupport,
    checked,
  },
  {
    page: odoo,
    says: 'Standard support is planned until September 2027 for Odoo 18 and until September 2028 for Odoo 19',
    source: odooSupport,
    checked,
  },
  {
    page: odoo,
    says: 'Odoo 20 needs at least PostgreSQL 16, Odoo 19 at least PostgreSQL 13 and Python 3.10',
    source: 'Odoo documentation, change 14803 (Odoo 19); Odoo 20 packaging notes',
    checked,
  },
  {
    page: odoo,
    says: 'Odoo exchanges invoices through a provider on the Ministry of Finance list',
    source: eInvoicingSystem,
    checked,
  },
  {
    page: odoo,
    says: 'under Cabinet Decision 74 of 2023 the Federal Tax Authority may ask for an Arabic translation',
    source: 'Cabinet Decision 74 of 2023, executive regulation of the tax procedures law, Article 5',
    checked: checkedAgain,
  },
  {
    page: odoo,
    says: 'Community is published under the LGPL, Enterprise by subscription',
    source: 'Odoo documentation 20.0, Legal: licenses (LGPL-3.0 and Odoo Enterprise Edition License 1.0)',
    checked,
  },
  {
    page: odoo,
    says: 'Odoo’s service upgrades to versions under standard support, or up to six months past it',
    source: odooSupport,
    checked,
  },

  {
    page: ebs,
    says: 'Oracle E-Business Suite 12.2 support in the UAE: monthly security patches',
    source: `${ebsSupport}; Help Net Security, on monthly patches of Oracle, 5 May 2026`,
    checked,
  },
  {
    page: ebs,
    says: 'Since May 2026 Oracle has issued security patches monthly',
    source: 'Oracle, Critical Security Patch Updates; Help Net Security, on monthly patches of Oracle, 5 May 2026',
    checked,
  },
  {
    page: ebs,
    says: 'Quarterly updates remain beside the monthly ones and are cumulative',
    source: 'Oracle, Critical Patch Updates; Help Net Security, on monthly patches of Oracle, 5 May 2026',
    checked,
  },
  { page: ebs, says: 'CVE-2025-61882', source: 'Oracle, Security Alert CVE-2025-61882, October 2025', checked },
  {
    page: ebs,
    says: 'Disclosed in October 2025, this flaw opens EBS to an attacker from outside without a password',
    source:
      'Oracle, Security Alert CVE-2025-61882, October 2025; Google Threat Intelligence and Mandiant, October 2025',
    checked,
  },
  {
    page: ebs,
    says: 'You run 12.1, or a 12.2 release below the baseline for fixes',
    source: ebsSupport,
    checked,
  },
  { page: ebs, says: '12.1 to 12.2, newer 12.2 releases and the database beneath', source: ebsSupport, checked },
  { page: ebs, says: 'Premier Support for 12.2', source: ebsSupport, checked },
  {
    page: ebs,
    says: '12.2 is the only EBS line under Premier Support, with fixes built for 12.2.7 and later',
    source: ebsSupport,
    checked,
  },
  {
    page: ebs,
    says: 'whether 19c or AI Database 26ai may sit beneath EBS 12.2',
    source: 'My Oracle Support, certifications of Oracle E-Business Suite 12.2 by platform',
    checked,
  },
  {
    page: ebs,
    says: 'Since 16 June 2026 OCI database services offer only the latest 19c and 26ai release updates for new systems',
    source: 'Oracle, blog E-Business Suite and Oracle Cloud, June 2026',
    checked,
  },
  { page: ebs, says: 'Can we stay on 12.1?', source: ebsSupport, checked },
  {
    page: ebs,
    says: 'it is outside Premier Support while new flaws continue to be found. Reduce what can reach it now, then plan the move to 12.2',
    source: ebsSupport,
    checked,
  },

  { page: dba, says: 'planning from 19c to 26ai', source: databaseSupport, checked },
  {
    page: dba,
    says: 'Your budget still counts on an earlier support date for 19c',
    source: databaseSupport,
    checked,
  },
  {
    page: dba,
    says: 'As of November 2026, 19c has Premier Support to 31 December 2029 and Extended Support to 31 December 2032',
    source: databaseSupport,
    checked,
  },
  {
    page: dba,
    says: 'AI Database 26ai has Premier Support to 31 December 2031, and 21c ends on 31 July 2027',
    source: databaseSupport,
    checked,
  },
  {
    page: dba,
    says: 'AI Database 26ai',
    source: 'Oracle, AI Database 26ai, October 2025; dbadataverse.com, on AI Database 26ai',
    checked,
  },
  {
    page: dba,
    says: 'A 23ai database becomes 26ai with the October 2025 release update',
    source:
      'Oracle, AI Database 26ai, October 2025; oracle-master00000.com, on AI Database 26ai; dbadataverse.com, on AI Database 26ai',
    checked,
  },
  {
    page: dba,
    says: 'From 19c it is a real upgrade, to the container architecture only',
    source: 'Oracle, AI Database 26ai Upgrade Guide',
    checked,
  },
  { page: dba, says: 'It has socket and thread limits and no Data Guard', source: databasePacks, checked },
  {
    page: dba,
    says: 'AWR and ASH come under these packs, which are options of Enterprise Edition',
    source: databasePacks,
    checked,
  },
  {
    page: dba,
    says: 'ISO/IEC 27001:2022',
    source: 'ISO/IEC 27001:2022, Information security management systems',
    checked,
  },
  {
    page: dba,
    says: 'Its Annex A asks for control of backup, logging and privileged access',
    source: 'ISO/IEC 27001:2022, Information security management systems, Annex A, controls 8.2, 8.13 and 8.15',
    checked,
  },
  { page: dba, says: 'Must we leave 19c now?', source: databaseSupport, checked },
  {
    page: dba,
    says: 'Oracle may count more hosts than you use',
    source: 'Oracle, Partitioning Policy',
    checked,
  },
  {
    page: dba,
    says: 'Oracle has cloud regions in Dubai and Abu Dhabi',
    source: 'Oracle Cloud Infrastructure, list of public regions: UAE East (Dubai), UAE Central (Abu Dhabi)',
    checked,
  },
]
