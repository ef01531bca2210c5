import type { ProductCopy } from '../../types'
import type { Screen } from './screens'

export const en: ProductCopy<Screen> = {
  title: 'Lahfa',
  summary: 'Software for licensed charities, from campaign to receipt',
  description:
    'Lahfa is software for licensed charities: campaigns with permit numbers, zakat kept apart, clear receipts, giving history and an auditable back office.',
  headline: 'From the wish to help to relief',
  intro:
    'In Arabic, lahfa is the heart’s eager longing; from the same root comes al-malhuf, the distressed person whom one hurries to help. Lahfa is software for licensed charities that shortens the way between the two. Donors can check campaigns and keep receipts, and auditors can follow the records.',
  bullets: [
    {
      lead: 'For licensed charities.',
      text: 'As of November 2026, only licensed entities may collect donations in the UAE, under Federal Decree-Law 3/2021. Lahfa is the technology; the charity holds the licence, the permits and the funds.',
    },
    {
      lead: 'Campaigns with permits.',
      text: 'Every campaign shows its charity, permit number, target and closing date. When a permit expires, the campaign closes by itself until the charity renews it.',
    },
    {
      lead: 'Zakat kept apart.',
      text: 'Zakat, sadaqah, waqf, kaffarah, fidyah and orphan sponsorship run in separate funds until disbursement. The zakat calculator names its source and advises asking a scholar or the competent authority.',
    },
    {
      lead: 'Seasons of giving.',
      text: 'Iftar meals, zakat al-fitr and the last ten nights of Ramadan have schedules of their own. Each year the charity enters the zakat al-fitr value the authority announces.',
    },
    {
      lead: 'Receipts and history.',
      text: 'In the Android app each gift produces a receipt with a reference, and donors keep their history and yearly statements. Payment costs and any fee appear before payment.',
    },
    {
      lead: 'Dignity of beneficiaries.',
      text: 'Applications, documents and assessments stay in the charity’s workspace, visible only to its case team. No name or face appears without consent, and donors may remain anonymous in public.',
    },
    {
      lead: 'Two signatures, one log.',
      text: 'Disbursements need one person to prepare and another to approve, and bank statements are matched with every gift. Screening checks and changes are recorded for the charity’s auditors.',
    },
    {
      lead: 'Your account, your choice.',
      text: 'An account and its data can be deleted from the app or from the deletion page. Gift and receipt records remain with the charity for the period the law requires.',
    },
  ],
  screens: {
    give: {
      name: 'Giving',
      caption: 'A sample donor’s year at a glance, with the kinds of giving the charity offers.',
    },
    causes: {
      name: 'Causes',
      caption: 'Sample causes from licensed charities, each with its field, target and progress.',
    },
    cause: {
      name: 'Cause page',
      caption: 'One sample cause with its charity, permit number, progress and latest update.',
    },
    receipt: { name: 'Receipt', caption: 'A sample receipt with its amount, fund, date, permit number and reference.' },
    history: {
      name: 'History',
      caption: 'A sample year of gifts by fund, with the recurring ones and a statement to save.',
    },
  },
}
