import type { ServiceCopy } from '../../types'

export const en: ServiceCopy = {
  title: 'Digital Transformation Strategy',
  summary: 'When many projects compete and you need one agreed, costed sequence.',
  description:
    'Digital transformation strategy in Dubai and across the UAE: current-state assessment, target operating model, business cases and a roadmap with named owners.',
  headline: 'Decide the order before the tools',
  intro:
    'We turn your ambitions, and the deadlines that others set for you, into a short list of initiatives with owners, costs and measures. E-invoicing, child digital safety and Central Bank guidance on AI already fill part of the calendar. Tools come last, and we declare any interest in what we recommend.',
  bullets: [
    {
      lead: 'Interviews, walk-throughs and system data',
      text: 'show how work is really done, including the spreadsheet beside the official system.',
    },
    {
      lead: 'Which rules apply to you, and from when?',
      text: 'We list them beside the processes they touch. Projects with a legal date go first, and the rest compete on value.',
    },
    {
      lead: 'The target operating model',
      text: 'sets roles, decisions and data ownership for the organisation you want to run, with Arabic-first customers and branch staff in mind from the first draft.',
    },
    {
      lead: 'Business cases.',
      text: 'Cost, benefit, assumptions and risks fit on a few pages, and finance checks the arithmetic before the board sees it.',
    },
    {
      lead: 'Which record is the right one?',
      text: 'We name the authoritative source for customers, suppliers, items and staff, who corrects it and where it may be kept.',
    },
    {
      lead: 'Initiatives are ordered',
      text: 'by value, by dependency and by what your teams can absorb. A pilot has an exit criterion: it earns a production budget or it stops.',
    },
    {
      lead: 'Benefits, signed off.',
      text: 'A tree of indicators ties the initiatives to cycle time, cost per transaction and digital-channel share. Reports count only the benefits that finance has approved.',
    },
  ],
  audience: {
    text: 'For chief executives, finance heads and technology leaders, in private companies and public bodies, who must defend one plan to their board.',
    signs: [
      'Five projects are running, and no two managers would rank them alike.',
      'A pilot has been called a success for a year and still has no production budget.',
      'Finance cannot point to a benefit that last year’s technology spending produced.',
      'A vendor’s product list has become your strategy document.',
      'Arabic-speaking customers finish by telephone what they began online.',
    ],
  },
  steps: [
    {
      name: 'Ambition and current state',
      text: 'In the first two weeks we interview managers, walk through key processes and list the dates that bind you.',
      result: 'A process heat-map and quick wins that need no new platform.',
    },
    {
      name: 'Maturity and gaps',
      text: 'We score process, data, technology, people and risk, then test the scores with those who do the work.',
      result: 'A capability map with scores your own people recognise.',
    },
    {
      name: 'Target model',
      text: 'In workshops we compare two or three ways to arrange roles, decision rights and data ownership.',
      result: 'One operating model, chosen by your leadership.',
    },
    {
      name: 'Portfolio and business cases',
      text: 'Candidate initiatives are merged, dropped or costed, and finance challenges the assumptions.',
      result: 'A short list in which someone stands behind every benefit.',
    },
    {
      name: 'Roadmap and governance',
      text: 'We order the list, set checkpoints and agree who may stop a project.',
      result: 'A roadmap and a plan for the first 90 days.',
    },
  ],
  deliverables: [
    'Capability map and process heat-map',
    'Maturity scores with the evidence behind them',
    'Register of binding dates and the processes they touch',
    'Data strategy with authoritative records and their owners',
    'Business cases with assumptions open to challenge',
    'Roadmap over 12, 24 and 36 months',
    'Indicator tree, from board goal to daily measure',
    'Change, training and first-90-days plan',
  ],
  standards: [
    {
      name: 'UAE e-invoicing (PINT AE)',
      text: 'Companies with AED 50 million or more in revenue go live on 1 January 2027, smaller ones on 1 July and government bodies on 1 October. This moves the ledger and master data to the head of a roadmap. Our ERP Solutions page has the rest of the calendar.',
    },
    {
      name: 'Child Digital Safety Law (Federal Decree-Law 26 of 2025)',
      text: 'Apps, streaming and online shops that reach UAE users have to comply by January 2027. Our page on custom web and mobile apps says what the law asks of a design.',
    },
    {
      name: 'UAE data protection law (Federal Decree-Law 45 of 2021)',
      text: 'It sets lawful bases, impact assessments and conditions for transfers abroad. Before proposing a new system we map whose data your present ones hold, and where.',
    },
    {
      name: 'Central Bank guidance on AI (February 2026)',
      text: 'Governance, fairness, transparency and human oversight take time and money. Licensed institutions should give them a line in the budget of their AI initiatives.',
    },
    {
      name: 'COBIT 2019, TOGAF 10 and ITIL 4',
      text: 'We borrow their terms for governance, architecture and service where these help, and impose none of them whole.',
    },
  ],
  measures: [
    'Share of transactions completed through digital channels',
    'Cycle time and cost per transaction, before and after',
    'Cases processed without manual handling',
    'Customer effort, measured in Arabic and in English',
    'Share of claimed benefits signed off by finance',
  ],
  questions: [
    {
      question: 'Are you independent of the products you recommend?',
      answer:
        'Not entirely: we also build software and implement ERP. We declare that interest in writing, compare alternatives on equal criteria, and you may have others build.',
    },
    {
      question: 'How many hours will our people need to give?',
      answer:
        'You receive an estimate per role at the outset. It holds only if those who can decide come to the workshops.',
    },
    {
      question: 'What do we keep if we stop after the assessment?',
      answer:
        'The heat-map, the scores and the register of dates. They are editable files, from which another firm can continue.',
    },
    {
      question: 'Can you guarantee the savings in a business case?',
      answer:
        'We cannot: savings depend on volumes and on managers who change the work. You see every assumption behind the figure.',
    },
    {
      question: 'Is the register of dates legal advice?',
      answer:
        'No. We read the rules for their effect on systems and processes, and your counsel confirms that they apply.',
    },
  ],
}
