import type { ServiceCopy } from '../../types'

export const en: ServiceCopy = {
  title: 'Digital Transformation Strategy',
  summary: 'When many projects compete and you need one agreed, costed sequence.',
  description:
    'Digital transformation strategy in Dubai and across the UAE: current-state assessment, target operating model, business cases and a roadmap with named owners.',
  headline: 'Decide the order before the tools',
  intro:
    'E-invoicing, child digital safety and Central Bank guidance on AI all press for change on a calendar you did not set. We turn them, and your own ambitions, into a short list of initiatives with owners, costs and measures. Tools come last, and we declare any interest in what we recommend.',
  bullets: [
    {
      lead: 'Interviews, walk-throughs and system data',
      text: 'show how work is really done, including the spreadsheet beside the official system.',
    },
    {
      lead: 'Which rules reach you, and from when?',
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
      text: 'by value, by dependency and by what your teams can absorb. Under its exit criterion a pilot either earns a production budget or stops.',
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
      text: 'As of November 2026, revenue of AED 50 million or more means going live on 1 January 2027, and less means 1 July 2027. This is why many roadmaps open with ledger and master data. Our ERP Solutions page has the rest of the calendar.',
    },
    {
      name: 'Child Digital Safety Law (Federal Decree-Law 26 of 2025)',
      text: 'Apps, streaming and online shops that reach UAE users have to comply by January 2027 (as of November 2026). Our page on custom web and mobile apps says what the law asks of a design.',
    },
    {
      name: 'UAE data protection law (Federal Decree-Law 45 of 2021)',
      text: 'It sets lawful bases, impact assessments and conditions for transfers abroad. Before proposing a system we map which of those you have holds whose data, and where.',
    },
    {
      name: 'Central Bank guidance on AI (February 2026)',
      text: 'It asks licensed institutions for governance, fairness, transparency and human oversight. Licensees should give these a line in the budget of their AI initiatives.',
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
        'You have an estimate per role at the outset. It holds only if those who can decide come to the workshops.',
    },
    {
      question: 'What do we hold if we stop after the assessment?',
      answer:
        'The heat-map, the scores and the register of dates stand on their own. They are editable files, from which another firm can continue.',
    },
    {
      question: 'Can you guarantee the savings in a business case?',
      answer:
        'Savings depend on volumes and on managers who change the work, and neither is ours to guarantee. You see every assumption behind the figure.',
    },
    {
      question: 'Is the register of dates legal advice?',
      answer:
        'No. We read the rules for their effect on systems and processes, and your counsel confirms that they apply.',
    },
  ],
}
