import type { FactToReview } from './types'

const checked = '2026-11-01'
const checkedAgain = '2026-11-23'

const compliance = '/services/cybersecurity/compliance'
const vapt = '/services/cybersecurity/vapt'
const grc = '/services/cybersecurity/grc'
const zta = '/services/cybersecurity/zta'
const siem = '/services/cybersecurity/siem'
const dlp = '/services/cybersecurity/dlp'

export const cybersecurityFacts: readonly FactToReview[] = [
  {
    page: vapt,
    says: 'entering a system without authority is a crime',
    source: 'Federal Decree-Law 34 of 2021 on countering rumours and cybercrimes, Article 2',
    checked,
  },
  {
    page: vapt,
    says: 'Federal Decree-Law 34 of 2021',
    source: 'Federal Decree-Law 34 of 2021 on countering rumours and cybercrimes',
    checked,
  },
  {
    page: vapt,
    says: 'with prison and a fine of AED 200,000 to 500,000',
    source:
      'Federal Decree-Law 34 of 2021 on countering rumours and cybercrimes, Article 3; Khaleej Times, on the penalties of the cybercrime law, 2 December 2022',
    checked,
  },
  {
    page: vapt,
    says: 'OWASP ASVS 5.0 and Top 10:2025',
    source: 'OWASP, Application Security Verification Standard (ASVS) 5.0; OWASP, Top 10:2025',
    checked,
  },
  {
    page: vapt,
    says: 'PTES and NIST SP 800-115',
    source:
      'Penetration Testing Execution Standard; NIST, SP 800-115, Technical Guide to Information Security Testing and Assessment',
    checked,
  },
  { page: vapt, says: 'PCI DSS 4.0.1', source: 'PCI Security Standards Council, PCI DSS 4.0.1', checked },
  {
    page: vapt,
    says: 'Requirement 11.4 asks for internal and external tests every year and after a significant change.',
    source: 'PCI Security Standards Council, PCI DSS 4.0.1, requirement 11.4',
    checked,
  },
  { page: vapt, says: 'CVSS 4.0, EPSS and CISA KEV', source: 'FIRST, CVSS 4.0 and EPSS; CISA, KEV catalogue', checked },
  {
    page: vapt,
    says: 'A regulator or a government client may accept only testers on its own list.',
    source: 'Tender and licence conditions of the regulator or client concerned',
    checked,
  },

  {
    page: compliance,
    says: 'ISO/IEC 27001:2022',
    source: 'ISO/IEC 27001:2022, Information security management systems',
    checked,
  },
  {
    page: compliance,
    says: 'It has 93 controls in four themes.',
    source: 'ISO/IEC 27001:2022, Information security management systems, Annex A',
    checked,
  },
  {
    page: compliance,
    says: 'The transition from the 2013 edition ended on 31 October 2025',
    source: 'International Accreditation Forum, transition requirements for ISO/IEC 27001:2022',
    checked,
  },
  {
    page: compliance,
    says: 'It binds government and designated critical entities and is recommended to others.',
    source: 'TDRA, UAE Information Assurance Regulation, version 1.1, March 2020; ManageEngine, UAE IA Regulation',
    checked: checkedAgain,
  },
  {
    page: compliance,
    says: 'Version 1.1, of March 2020, ranks its 188 controls from P1 to P4',
    source: 'TDRA, UAE Information Assurance Regulation, version 1.1, March 2020; Endpoint Protector, UAE IA Standards',
    checked: checkedAgain,
  },
  {
    page: compliance,
    says: 'A second version is reported for 2025',
    source:
      'UAE Information Assurance Standard, version 2 (2025), as described in articles of October 2025 and later (the text itself was not seen)',
    checked: checkedAgain,
  },
  {
    page: compliance,
    says: 'Thirteen domains of minimum requirements apply to Dubai Government entities',
    source: 'Dubai Electronic Security Centre, Information Security Regulation',
    checked,
  },
  {
    page: compliance,
    says: 'ADHICS version 2',
    source:
      'Department of Health – Abu Dhabi, Abu Dhabi Healthcare Information and Cyber Security Standard (ADHICS), version 2, 2024',
    checked,
  },
  {
    page: compliance,
    says: 'Published in 2024, it covers whoever stores or processes health information in Abu Dhabi',
    source:
      'Department of Health – Abu Dhabi, Abu Dhabi Healthcare Information and Cyber Security Standard (ADHICS), version 2, 2024',
    checked,
  },
  { page: compliance, says: 'PCI DSS 4.0.1', source: 'PCI Security Standards Council, PCI DSS 4.0.1', checked },
  {
    page: compliance,
    says: 'The only active version since 1 January 2025.',
    source: 'PCI Security Standards Council, PCI DSS 4.0.1',
    checked,
  },
  {
    page: compliance,
    says: 'Its future-dated requirements became mandatory on 31 March 2025.',
    source: 'PCI Security Standards Council, PCI DSS 4.0.1',
    checked,
  },
  {
    page: compliance,
    says: 'Federal Decree-Law 45 of 2021 leaves out DIFC and ADGM',
    source: 'Federal Decree-Law 45 of 2021 on the protection of personal data, Article 2; DataGuidance, UAE Federal',
    checked,
  },
  {
    page: compliance,
    says: 'Since 15 July 2025, DIFC law lets people claim directly in the DIFC Courts.',
    source:
      'DIFC Law 5 of 2020, Data Protection Law, as amended by DIFC Law 1 of 2025; Kennedys and Hadef & Partners, on the amendment of the DIFC law, 2025',
    checked,
  },
  {
    page: compliance,
    says: 'track its executive regulations',
    source: 'UAE Data Office; Federal Decree-Law 45 of 2021 on the protection of personal data',
    checked,
  },
  {
    page: compliance,
    says: 'Type 1 looks at design on a date, Type 2 at operation over a period.',
    source: 'AICPA, Trust Services Criteria',
    checked,
  },
  { page: compliance, says: 'Often four to nine months.', source: 'Our estimate, by size of organisation', checked },

  {
    page: grc,
    says: 'ISO 31000:2018 and COSO ERM 2017',
    source:
      'ISO 31000:2018, Risk management: guidelines; COSO, Enterprise Risk Management: Integrating with Strategy and Performance, 2017',
    checked,
  },
  {
    page: grc,
    says: 'NIST CSF 2.0 and ISO/IEC 27005:2022',
    source:
      'NIST, Cybersecurity Framework (CSF) 2.0; ISO/IEC 27005:2022, Guidance on managing information security risks',
    checked,
  },
  {
    page: grc,
    says: 'CSF 2.0 puts Govern beside Identify, Protect, Detect, Respond and Recover.',
    source: 'NIST, Cybersecurity Framework (CSF) 2.0',
    checked,
  },
  { page: grc, says: 'ISO 22301:2019', source: 'ISO 22301:2019, Business continuity management systems', checked },
  {
    page: grc,
    says: 'The transition under Federal Decree-Law 6 of 2025 ended on 16 September 2026',
    source:
      'Federal Decree-Law 6 of 2025 on the Central Bank, financial institutions and insurance, transitional provisions; White & Case, on the new law of the Central Bank of the UAE',
    checked,
  },
  {
    page: grc,
    says: 'Article 62 reaches technology behind licensed activities',
    source:
      'Federal Decree-Law 6 of 2025 on the Central Bank, financial institutions and insurance, Article 62; White & Case, on the new law of the Central Bank of the UAE',
    checked,
  },
  {
    page: grc,
    says: 'The Bank’s AI guidance of 23 February 2026 stresses governance and human oversight.',
    source:
      'Central Bank of the UAE, guidance note on AI and machine learning; Emirates News Agency (WAM), on the guidance note, 23 February 2026',
    checked,
  },
  {
    page: grc,
    says: 'January 2027 brings two entries for the register: e-invoicing for revenue of AED 50 million or more',
    source:
      'Ministry of Finance, Ministerial Decision 244 of 2025 on implementing the e-invoicing system, as amended on 10 May 2026; EY Tax News 2025-1964, 30 September 2025',
    checked: checkedAgain,
  },
  {
    page: grc,
    says: 'compliance with Federal Decree-Law 26 of 2025 on child digital safety',
    source:
      'Federal Decree-Law 26 of 2025 on child digital safety; Clyde & Co, on the child digital safety law, 26 January 2026',
    checked: checkedAgain,
  },

  { page: zta, says: 'NIST SP 800-207', source: 'NIST, SP 800-207, Zero Trust Architecture', checked },
  {
    page: zta,
    says: 'Published in 2020, it no longer treats network location as a reason for trust.',
    source: 'NIST, SP 800-207, Zero Trust Architecture',
    checked,
  },
  { page: zta, says: 'NIST SP 1800-35', source: 'NIST, SP 1800-35, Implementing a Zero Trust Architecture', checked },
  { page: zta, says: 'CISA maturity model 2.0', source: 'CISA, Zero Trust Maturity Model 2.0', checked },
  {
    page: zta,
    says: 'Zero trust maps to their access controls without replacing them.',
    source:
      'TDRA, UAE Information Assurance Regulation, version 1.1, March 2020; Dubai Electronic Security Centre, Information Security Regulation',
    checked,
  },
  {
    page: zta,
    says: 'Licensed institutions were told to end SMS and email codes for customers by the end of March 2026.',
    source:
      'Central Bank of the UAE, notice to licensed financial institutions; Gulf News, on the end of one-time codes, 28 February 2026',
    checked,
  },
  {
    page: zta,
    says: 'A large organisation should expect about 18 to 36 months',
    source: 'Our estimate, by size of organisation',
    checked,
  },

  {
    page: siem,
    says: 'MITRE ATT&CK v19',
    source: 'MITRE, ATT&CK v19 release notes, spring 2026; Industrial Cyber, on ATT&CK v19, May 2026',
    checked,
  },
  {
    page: siem,
    says: 'Published in spring 2026, it splits Defense Evasion into Stealth and Defense Impairment.',
    source: 'MITRE, ATT&CK v19 release notes, spring 2026; Industrial Cyber, on ATT&CK v19, May 2026',
    checked,
  },
  {
    page: siem,
    says: 'It leaves the Azure portal for the Defender portal on 31 March 2027.',
    source: 'Microsoft Tech Community, Microsoft Sentinel blog, 23 April 2026',
    checked,
  },
  {
    page: siem,
    says: 'You run Microsoft Sentinel in the Azure portal without a date for moving.',
    source: 'Microsoft Tech Community, Microsoft Sentinel blog, 23 April 2026',
    checked,
  },
  {
    page: siem,
    says: 'On 1 March 2026 an attack impaired two of the three zones of AWS’s UAE region, and recovery was prolonged',
    source:
      'AWS Health Dashboard, ME-CENTRAL-1, March 2026; Tom’s Hardware, on the damage to AWS data centres, 7 March 2026',
    checked: checkedAgain,
  },
  {
    page: siem,
    says: 'Federal Decree-Law 45 of 2021',
    source: 'Federal Decree-Law 45 of 2021 on the protection of personal data',
    checked,
  },
  {
    page: siem,
    says: 'Article 9 asks for the reporting of breaches',
    source: 'Federal Decree-Law 45 of 2021 on the protection of personal data, Article 9',
    checked,
  },
  {
    page: siem,
    says: 'Sentinel, Splunk, Google SecOps, Elastic and Wazuh',
    source: 'Product pages of the named vendors',
    checked,
  },

  {
    page: dlp,
    says: 'Federal Decree-Law 45 of 2021',
    source: 'Federal Decree-Law 45 of 2021 on the protection of personal data',
    checked,
  },
  {
    page: dlp,
    says: 'Article 20 concerns security, 21 impact assessment, 22 and 23 transfers abroad.',
    source: 'Federal Decree-Law 45 of 2021 on the protection of personal data, Articles 20 to 23',
    checked,
  },
  {
    page: dlp,
    says: 'The law has no general “legitimate interests” basis',
    source: 'Federal Decree-Law 45 of 2021 on the protection of personal data, Articles 4 to 6',
    checked,
  },
  {
    page: dlp,
    says: 'DIFC Law 5 of 2020 and ADGM’s Data Protection Regulations 2021 apply there instead.',
    source:
      'DIFC Law 5 of 2020, Data Protection Law, as amended by DIFC Law 1 of 2025; ADGM Data Protection Regulations 2021',
    checked,
  },
  {
    page: dlp,
    says: 'It stays in the country as a rule, with listed exceptions.',
    source: 'Federal Law 2 of 2019 on information and communication technology in health fields, Article 13',
    checked,
  },
  { page: dlp, says: 'PCI DSS 4.0.1', source: 'PCI Security Standards Council, PCI DSS 4.0.1', checked },
  {
    page: dlp,
    says: 'Saudi bodies use four levels from public to top secret',
    source: 'Saudi Data and AI Authority, National Data Management Office, Data Classification Policy',
    checked,
  },
  {
    page: dlp,
    says: 'the Emirates ID (15 digits from 784), the UAE IBAN (AE and 21 digits), the tax registration number',
    source: 'Published formats of the Emirates ID, the UAE IBAN and the tax registration number',
    checked,
  },
  {
    page: dlp,
    says: 'Purview, Forcepoint, Netskope and others can then be compared fairly.',
    source: 'Product pages of the named vendors',
    checked,
  },
]
