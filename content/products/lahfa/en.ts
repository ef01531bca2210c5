import type { ProductCopy } from '../../types'
import type { Screen } from './screens'

export const en: ProductCopy<Screen> = {
  title: 'Lahfa',
  summary: 'For licensed charities that need one record from campaign to receipt.',
  description:
    'Lahfa is software for licensed charities: campaigns with permit numbers, zakat kept apart, clear receipts, giving history and an auditable back office.',
  headline: 'From the wish to help to help received',
  intro:
    'In Arabic, lahfa is the heart’s eager longing; from the same root comes al-malhuf, the distressed person whom one hurries to help. Lahfa is software for licensed charities that shortens the way between the two. Donors can check campaigns and keep receipts, and auditors can follow the records.',
  bullets: [
    {
      lead: 'Who may collect donations?',
      text: 'Only licensed entities may collect donations in the UAE, under Federal Law 3 of 2021. The charity holds the licence, the permits and the funds. Lahfa is the technology.',
    },
    {
      lead: 'Every campaign shows its permit.',
      text: 'The charity, the target and the closing date appear beside the permit number. An expired permit closes the campaign until renewal.',
    },
    {
      lead: 'Zakat is kept apart.',
      text: 'Zakat, sadaqah, waqf, kaffarah, fidyah and orphan sponsorship run in separate funds until disbursement.',
    },
    {
      lead: 'Seasons of giving.',
      text: 'Iftar meals, zakat al-fitr and the last ten nights of Ramadan have schedules of their own. The charity enters the zakat al-fitr value announced each year.',
    },
    {
      lead: 'What does paying cost?',
      text: 'Donors see it before they confirm, together with any platform fee and the amount that reaches the charity.',
    },
    {
      lead: 'The dignity of beneficiaries.',
      text: 'No name or face appears without consent, and only the charity’s case team sees applications and assessments.',
    },
    {
      lead: 'Two people for every disbursement.',
      text: 'One prepares it and another approves it, in a log that the charity’s auditors can read.',
    },
  ],
  audience: {
    text: 'For charities licensed to collect in the UAE, and through them for the donors and families they serve.',
    signs: [
      'Donors ask whether a campaign is licensed and where their gift went.',
      'Zakat and sadaqah arrive in one account and are told apart in a spreadsheet.',
      'Expired permits are noticed by chance.',
      'Case files of families travel by email and chat.',
      'Every audit begins with matching bank statements by hand.',
    ],
  },
  modules: [
    { name: 'Donor app', text: 'Causes, giving, receipts and personal history on Android.' },
    { name: 'Campaign desk', text: 'Permit dates, targets and progress updates, with expiry in view.' },
    {
      name: 'Zakat calculator',
      text: 'Takes 2.5% of all zakatable wealth once it has stayed above the nisab for one lunar year, names its source and advises asking a scholar.',
    },
    { name: 'Recurring gifts', text: 'Monthly mandates, orphan sponsorship and daily giving in the last ten nights.' },
    { name: 'Receipts and statements', text: 'A reference for every gift and a yearly statement to keep.' },
    { name: 'Case board', text: 'Application or referral, documents, assessment, decision and assistance given.' },
    { name: 'Disbursement', text: 'Payments by fund, with their documents and both approvals.' },
    { name: 'Reconciliation', text: 'Each gift matched with a line of the bank statement, and open items listed.' },
  ],
  platforms: [
    { name: 'Android', text: 'The donors’ app.' },
    { name: 'Back office', text: 'The charity’s own workspace, with access by role.' },
    { name: 'Web', text: 'Account deletion for donors, on this site.' },
  ],
  integrations: [
    {
      name: 'Payment provider',
      text: 'Contracted by the charity: cards, and Aani where the provider offers it. Lahfa keeps tokens in place of card numbers.',
    },
    { name: 'Bank statements', text: 'Read in to match the charity’s account with its gifts.' },
    { name: 'Email and WhatsApp', text: 'Receipts and updates, sent in the charity’s name.' },
    {
      name: 'Screening',
      text: 'Anti-money-laundering and sanctions checks, each with its result and date.',
    },
  ],
  security: [
    {
      name: 'Donor profile',
      text: 'Name, contact and preferences, for receipts and updates. They go with the account; the payer’s identity in donation records stays.',
    },
    {
      name: 'Gifts and receipts',
      text: 'Amount, date, campaign, reference and the payer’s identity remain with the charity, as far as law and audit require. They are locked for other use.',
    },
    {
      name: 'Payment tokens',
      text: 'They take the place of a saved card or mandate and are deleted with the account.',
    },
    {
      name: 'Beneficiary files',
      text: 'Sensitive data, kept only in the charity’s workspace. The charity sets the period and answers requests.',
    },
    {
      name: 'Anonymous giving',
      text: 'A donor may be anonymous to the public. The charity’s own records always have the name.',
    },
    {
      name: 'Deletion',
      text: 'Donors delete their account in the app or on the deletion page linked here, which prints the period for each record.',
    },
  ],
  rollout: [
    {
      name: 'Licence and permits',
      text: 'The charity shows its licence and the permits of its first campaigns. In Dubai, the Islamic Affairs and Charitable Activities Department must approve in writing before collection or advertising.',
      result: 'A list of campaigns and their permit numbers.',
    },
    {
      name: 'Route of the money',
      text: 'The charity names its account and its payment provider, and decides who bears the costs.',
      result: 'A money-flow diagram and the fee text that donors will read.',
    },
    {
      name: 'Funds and roles',
      text: 'We set up funds, approvers, receipts and retention periods with the charity’s finance and case teams.',
      result: 'A back office in which one person alone cannot pay out.',
    },
    {
      name: 'Rehearsal',
      text: 'Test gifts travel from campaign to receipt, to bank match, to disbursement.',
      result: 'A reconciled test record for finance to sign.',
    },
    {
      name: 'First donors',
      text: 'A donor installs the app, opens an account with an email address and checks a campaign’s permit before giving.',
      result: 'A receipt with its reference.',
    },
  ],
  questions: [
    {
      question: 'May a company or a group of friends collect with Lahfa?',
      answer:
        'Not on their own. Individuals may not collect, and certain breaches carry prison, a fine of AED 200,000 to 500,000, or both. They can support a licensed charity’s campaign.',
    },
    {
      question: 'Where does the money go?',
      answer:
        'To the charity’s own account, by way of the provider it has contracted. Lahfa is built so that we hold none of it.',
    },
    {
      question: 'Is there an app for iPhone?',
      answer:
        'Not at present: the app is for Android only. Apple limits fundraising inside apps to approved nonprofits, and each charity would need that approval.',
    },
    {
      question: 'Can a gift be returned?',
      answer: 'The charity decides; a duplicate charge is a typical case. Deleting an account returns nothing.',
    },
    {
      question: 'Who answers to the regulator?',
      answer: 'The charity, as licence holder. Lahfa supplies its reports and audit log and replaces no licence.',
    },
  ],
  screens: {
    give: {
      name: 'Giving',
      caption: 'A sample donor’s year at a glance, with the kinds of giving a charity offers.',
    },
    causes: {
      name: 'Causes',
      caption: 'Sample causes from licensed charities, each with its permit number, amount and progress.',
    },
    cause: {
      name: 'Cause page',
      caption: 'One sample cause with its charity, permit number, progress and latest update.',
    },
    receipt: {
      name: 'Receipt',
      caption: 'A sample receipt with amount, fund, permit number, payment cost and reference.',
    },
    history: {
      name: 'History',
      caption: 'A sample year of gifts, month by month, with the recurring ones marked.',
    },
  },
}
