import type { CatalogueCopy } from '../../types'

export const en: CatalogueCopy = {
  title: 'Digital Transformation Strategy',
  summary: 'A sequenced, costed roadmap before you commit the budget.',
  description:
    'Digital transformation strategy in Dubai and the UAE: current-state assessment, target operating model, business cases and a roadmap with named owners.',
  headline: 'Decide the order before the tools',
  intro:
    'E-invoicing, child digital safety and Central Bank guidance on AI all force change on a calendar you did not set. We turn them, and your own ambitions, into a short list of initiatives with owners, costs and measures. Tools come last, and we declare any interest in what we recommend.',
  bullets: [
    {
      lead: 'Current state, plainly.',
      text: 'Interviews, walk-throughs and system data show how work is really done. You receive a capability map and a maturity score for process, data, technology and people.',
    },
    {
      lead: 'Dates that bind.',
      text: 'We list the rules that apply to you and when they take effect. As of November 2026, platforms in scope of the child digital safety law must comply by January 2027.',
    },
    {
      lead: 'Target operating model.',
      text: 'Roles, decisions, processes and data ownership are drawn for the organisation you want to run. Arabic-first customers and branch staff are considered from the first draft.',
    },
    {
      lead: 'Business cases.',
      text: 'Each initiative states its cost, benefit, assumptions and risks in a few pages. Finance reviews the arithmetic, and a named manager owns the benefit after launch.',
    },
    {
      lead: 'Sequenced roadmap.',
      text: 'Initiatives are ordered over 12, 24 and 36 months by value, dependency and capacity. Each has an exit criterion, so a pilot either earns a production budget or stops.',
    },
    {
      lead: 'Data strategy.',
      text: 'We define which records are authoritative, who corrects them and where they may be kept under UAE data protection law. Paper and PDF give way to structured data.',
    },
    {
      lead: 'Benefits, signed off.',
      text: 'A tree of indicators ties cycle time, cost per transaction and digital-channel share to each initiative. Quarterly reports count only the benefits that finance has approved.',
    },
    {
      lead: 'Your first fortnight.',
      text: 'Expect interviews, a process heat-map and a list of quick wins that need no new platform. We tell you beforehand how many hours we need from your people.',
    },
  ],
}
