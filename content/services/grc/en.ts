import type { CatalogueCopy } from '../../types'

export const en: CatalogueCopy = {
  title: 'Governance, Risk & Compliance (GRC)',
  summary: 'Policies, risk registers and ownership that people use.',
  description:
    'Governance, risk and compliance that leads to decisions: impact scales in AED, a register with owners and dates, supplier tiers and short board reports.',
  headline: 'Risks with owners, dates and figures',
  intro:
    'Risk registers age quickly in spreadsheets: owners move, dates pass and nobody decides. We set up governance that your managers can run, a method they agree on and a register that leads to action. A tool comes last, once the method works.',
  bullets: [
    {
      lead: 'Governance that decides.',
      text: 'We write committee charters and a responsibility (RACI) chart on the Three Lines Model. The board receives a short pack: indicators, breaches and the decisions asked of it.',
    },
    {
      lead: 'Scales in dirhams.',
      text: 'A method based on ISO 31000:2018 expresses impact in AED, in hours of lost service and in effects on people. Departments can then compare their risks on one scale.',
    },
    {
      lead: 'A living register.',
      text: 'Every risk has a business owner, a treatment, a date and a target level, in your present workbook or platform. Risks above appetite and late treatments reach the committee first.',
    },
    {
      lead: 'Changing obligations.',
      text: 'A register follows UAE rules as they move, such as e-invoicing dates or the central bank’s AI guidance of February 2026. Each change is assigned to a person.',
    },
    {
      lead: 'Third-party risk.',
      text: 'Suppliers are tiered by the data and services they hold, then assessed in proportion. You receive questionnaires, the tier list and contract clauses for your legal adviser to review.',
    },
    {
      lead: 'Business continuity.',
      text: 'A business impact analysis sets recovery times, and plans follow ISO 22301:2019. We rehearse them with your managers and record what must change before the next exercise.',
    },
    {
      lead: 'Policy life cycle.',
      text: 'Each policy is approved, published in Arabic and English, acknowledged by staff and reviewed on a set date. An exception needs a reason, an owner and an end.',
    },
    {
      lead: 'First two weeks.',
      text: 'A workshop settles the method and the scales, and interviews produce your top twenty risks with their owners. Please plan a few hours for each manager.',
    },
  ],
}
