import type { ServiceCopy } from '../../types'

export const en: ServiceCopy = {
  title: 'Governance, Risk & Compliance (GRC)',
  summary: 'When the risk register is full but no decision follows from it.',
  description:
    'Governance, risk and compliance that leads to decisions: impact scales in AED, a register with owners and dates, supplier tiers and short board reports.',
  headline: 'Risks with owners, dates and figures',
  intro:
    'Risk registers age quickly in spreadsheets: owners move, dates pass and decisions are put off. We set up governance that your managers can run, a method they agree on and a register that leads to action. We configure a tool only once the method works.',
  bullets: [
    {
      lead: 'Governance that decides.',
      text: 'We write committee charters and a responsibility (RACI) chart on the Three Lines Model: business units own risks, a second line challenges them and internal audit assures.',
    },
    {
      lead: 'Impact is expressed in dirhams,',
      text: 'in hours of lost service and in effects on people. Finance, operations and IT can then compare their risks.',
    },
    {
      lead: 'A living register',
      text: 'gives a risk its business owner, treatment, date and target level. Risks above appetite reach the committee first.',
    },
    {
      lead: 'Which laws and circulars have changed?',
      text: 'A second register follows them, and a change is assigned to someone who states what must be altered.',
    },
    {
      lead: 'Third-party risk.',
      text: 'Suppliers are tiered by the data and services they hold, then assessed in proportion. Contract clauses are drafted for your legal adviser to review.',
    },
    {
      lead: 'Business continuity.',
      text: 'An impact analysis sets recovery times that process owners accept, and plans are rehearsed with the managers who would have to use them.',
    },
    {
      lead: 'Policies are approved,',
      text: 'published in Arabic and English, acknowledged by staff and reviewed on a set date. An exception needs a reason and an end date.',
    },
  ],
  audience: {
    text: 'For boards, risk officers and managers of groups, family businesses and regulated companies, who need one view of risk across finance, operations and technology.',
    signs: [
      'The heat map is shown every quarter, and nothing on it changes colour.',
      'Every risk in the register belongs to the IT department.',
      'You learn of a new regulation from a client or from the news.',
      'A supplier fails, and it takes days to learn which of your data it held.',
      'The recovery plan names people who have left.',
    ],
  },
  steps: [
    {
      name: 'Method workshop',
      text: 'In the first two weeks a workshop settles scales and a draft risk appetite, and interviews bring out the most serious risks.',
      result: 'Your top twenty risks and who owns them.',
    },
    {
      name: 'Charters and responsibilities',
      text: 'We draft who decides, who advises and who is informed, and test the draft on two recent decisions.',
      result: 'Charters ready for the board’s approval.',
    },
    {
      name: 'Register and treatment',
      text: 'Owners choose to reduce, transfer, avoid or accept, and compare the cost of treatment with the loss in AED.',
      result: 'A treatment plan with budgets and dates.',
    },
    {
      name: 'Suppliers and continuity',
      text: 'We tier suppliers, complete the business impact analysis and lead a tabletop exercise on one realistic outage, such as the loss of a cloud region.',
      result: 'Recovery times that have been rehearsed once.',
    },
    {
      name: 'Reporting and handover',
      text: 'Your team prepares the next committee pack while we assist. Only then do we configure a platform, if you still want one.',
      result: 'A board pack made by your own people.',
    },
  ],
  deliverables: [
    'Risk methodology with impact scales in AED',
    'Risk register with business owners, treatments and dates',
    'Committee charters and RACI chart',
    'Key risk indicator (KRI) dashboard',
    'Obligations register with responsible persons',
    'Supplier tiers and assessment questionnaires',
    'Business impact analysis and recovery plans',
    'Board pack template in Arabic and English',
  ],
  standards: [
    {
      name: 'ISO 31000:2018 and COSO ERM 2017',
      text: 'ISO 31000 offers principles and a process, and COSO ties risk to strategy. You choose one vocabulary, which keeps the reports readable.',
    },
    {
      name: 'NIST CSF 2.0 and ISO/IEC 27005:2022',
      text: 'CSF 2.0 puts Govern beside Identify, Protect, Detect, Respond and Recover. With 27005 it ties cyber risk to the enterprise register.',
    },
    {
      name: 'ISO 22301:2019',
      text: 'It asks for an impact analysis, for plans and for exercises. Your plans can follow it whether or not you seek certification.',
    },
    {
      name: 'Central Bank of the UAE',
      text: 'The transition under Federal Decree-Law 6 of 2025 ended on 16 September 2026, and Article 62 reaches technology behind licensed activities. The Bank’s AI guidance of 23 February 2026 stresses governance and human oversight. Licensees need both in their obligations register.',
    },
    {
      name: 'E-invoicing and child safety',
      text: 'January 2027 brings two entries for the register: e-invoicing for revenue of AED 50 million or more, and compliance with Federal Decree-Law 26 of 2025 on child digital safety. Our pages on ERP and on custom apps say what they require.',
    },
  ],
  measures: [
    'Risks above appetite, by owner',
    'Treatments past their date',
    'Key risk indicators outside their limits',
    'Supplier assessments that are current, by tier',
    'Policies acknowledged by staff, as a percentage',
    'Share of exercise findings that are closed',
  ],
  questions: [
    {
      question: 'Who should sit on the risk committee?',
      answer:
        'People who can spend and stop: finance, operations, HR, legal and IT, preferably chaired from outside IT. Internal audit attends but owns no risks.',
    },
    {
      question: 'How do you put a figure on a risk?',
      answer:
        'With ranges: a low, a likely and a high loss, drawn from your incidents, contracts and known fines. Where money misleads, we use hours or people affected.',
    },
    {
      question: 'Can you work in our Excel, ServiceNow or Archer?',
      answer:
        'Yes. A workbook is enough until two reporting cycles have run well, and we advise against buying a platform sooner.',
    },
    {
      question: 'How much of our managers’ time does it take?',
      answer:
        'A few hours each at the start, then a review every quarter. Without that time the register loses touch with the business.',
    },
    {
      question: 'Do you interpret the law for us?',
      answer:
        'We do not: we record obligations, owners and dates. What they mean for your business is a matter for your counsel.',
    },
    {
      question: 'How do we choose a risk adviser?',
      answer: 'Ask for a sample impact scale in AED and for one risk followed from entry to closure.',
    },
  ],
}
