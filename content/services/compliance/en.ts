import type { ServiceCopy } from '../../types'

export const en: ServiceCopy = {
  title: 'Compliance & Audit Readiness',
  summary: 'When one small team must answer auditors, clients and regulators.',
  description:
    'One compliance programme for ISO 27001, PCI DSS and UAE rules: scope, gap assessment, mapped controls, evidence in order and audit support.',
  headline: 'One control, proof for every framework',
  intro:
    'In the UAE the same few people may answer an ISO auditor, a government client, a card scheme and a privacy law. We bring those demands into one programme, where a control is written once and proved on request. Certificates are granted by accredited bodies; our part is to prepare you.',
  bullets: [
    {
      lead: 'What binds which company?',
      text: 'We establish it entity by entity, free zones included. The scope follows the service that your clients buy, even where certifying one small office would be easier.',
    },
    {
      lead: 'Gap assessment.',
      text: 'Requirements are compared with what your teams do, as their records show it, and the gaps ranked by risk, effort and audit date.',
    },
    {
      lead: 'One control matrix',
      text: 'ties controls to the clauses they serve. A single access review can then answer ISO, PCI DSS and a customer’s questionnaire.',
    },
    {
      lead: 'Policies',
      text: 'are written in Arabic and English around real practice. A rule that cannot be followed is better removed than discovered by an auditor.',
    },
    {
      lead: 'Evidence through the year.',
      text: 'The register shows what was collected, by whom, and until when it is valid. Collection is spread over twelve months.',
    },
    {
      lead: 'Internal audit.',
      text: 'While there is still time to repair, we ask what the external auditor will ask. Whoever wrote a policy does not audit it.',
    },
    {
      lead: 'Client questionnaires',
      text: 'are answered from a maintained library that links the answers to their proof. Your own suppliers are asked the same questions.',
    },
  ],
  audience: {
    text: 'For companies on the mainland or in a free zone whose clients and regulators want proof. It suits a first certificate as well as a programme gone stale.',
    signs: [
      'A tender asks for ISO/IEC 27001 and closes before you could be audited.',
      'You supply a Dubai Government entity and have received its security clauses.',
      'Three departments keep three lists of the same controls.',
      'Evidence is gathered in the week the auditor is due.',
      'You process patient data for a clinic or an insurer in Abu Dhabi.',
    ],
  },
  steps: [
    {
      name: 'Obligations and scope',
      text: 'The first two weeks bring interviews with control owners, a list of your obligations and a discussion with management.',
      result: 'Agreement on what binds which entity.',
    },
    {
      name: 'Gaps and treatment',
      text: 'We sample records, discuss the gaps with their owners and weigh the risks, then decide what to build.',
      result: 'A decision, an owner and a date for every gap.',
    },
    {
      name: 'Controls and policies',
      text: 'Your teams introduce the missing controls with our help, and the Statement of Applicability explains inclusions and exclusions.',
      result: 'Working controls and their first records.',
    },
    {
      name: 'Internal audit and management review',
      text: 'We rehearse the audit by sample, and management decides on findings, resources and residual risk.',
      result: 'Findings that you have already begun to close.',
    },
    {
      name: 'External audit and after',
      text: 'We sit beside your team, explain the evidence and record the findings. Surveillance dates enter a calendar.',
      result: 'The outcome of the audit, and a plan for the year after it.',
    },
  ],
  deliverables: [
    'Applicability matrix by legal entity',
    'Scope statement and Statement of Applicability',
    'Control matrix mapped across your frameworks',
    'Policy set in Arabic and English',
    'Evidence register with owners and validity dates',
    'Internal audit report and corrective-action log',
    'Supplier register and questionnaire library',
  ],
  standards: [
    {
      name: 'ISO/IEC 27001:2022',
      text: 'It has 93 controls in four themes. The transition from the 2013 edition ended on 31 October 2025: check the edition on any certificate you are shown.',
    },
    {
      name: 'UAE Information Assurance Regulation (UAE IA)',
      text: 'It binds government and designated critical entities and is recommended to others. Version 1.1, of March 2020, ranks its 188 controls from P1 to P4, which settles part of the order of work. A second version is reported for 2025; ask which of them your authority will assess.',
    },
    {
      name: 'Dubai ISR',
      text: 'Thirteen domains of minimum requirements apply to Dubai Government entities and to contractors who handle their information.',
    },
    {
      name: 'ADHICS version 2',
      text: 'Published in 2024, it covers whoever stores or processes health information in Abu Dhabi, technology providers included.',
    },
    {
      name: 'PCI DSS 4.0.1',
      text: 'The only active version since 1 January 2025. Its future-dated requirements became mandatory on 31 March 2025.',
    },
    {
      name: 'Privacy: federal, DIFC and ADGM',
      text: 'Federal Decree-Law 45 of 2021 leaves out DIFC and ADGM, which have their own rules. Since 15 July 2025, DIFC law lets people claim directly in the DIFC Courts.',
    },
  ],
  measures: [
    'Share of controls whose evidence is in date',
    'Corrective actions past their date',
    'Audit non-conformities by class',
    'Days needed to answer a client questionnaire',
    'Security training completed, by role',
  ],
  questions: [
    {
      question: 'How long does ISO/IEC 27001 take?',
      answer:
        'Often four to nine months. It depends on your size, on the number of sites and above all on the evidence that already exists.',
    },
    {
      question: 'Who collects the evidence?',
      answer:
        'Your control owners, since the records are theirs. We show which records suffice and check them before the auditor does.',
    },
    {
      question: 'Can one programme serve ISO, UAE IA and PCI DSS?',
      answer:
        'Largely. Access, logging, suppliers and incidents overlap. Card data and critical services add requirements of their own.',
    },
    {
      question: 'Can we call ourselves SOC 2 certified?',
      answer:
        'No. SOC 2 is a report by an independent CPA firm. Type 1 looks at design on a date, Type 2 at operation over a period.',
    },
    {
      question: 'And compliant with the federal privacy law?',
      answer:
        'That law offers no certificate. You can show assessments, records and decisions. We design to its text and track its executive regulations, and leave interpretation to your counsel.',
    },
    {
      question: 'What should we ask a compliance consultant?',
      answer:
        'Ask for an extract of a mapped matrix, and for the proposed scope. A certificate that covers a single branch says little about the whole company.',
    },
  ],
}
