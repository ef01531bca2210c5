import { englishAge, englishListing, englishMenuSteps, englishPrivacyLinks } from './english-app'
import { englishDays, englishYearRange, englishYears } from './english-periods'
import type { AccountDeletionCopy, DeletionCopyParams } from './types'

export const lahfaEn = (params: DeletionCopyParams): AccountDeletionCopy => ({
  title: 'Delete my Lahfa account',
  heading: 'Delete my account',
  description:
    'Delete your Lahfa account with your email and password, and read what is deleted, which donation records a charity must keep, and how to ask.',
  lead: 'Enter your sign-in details once more to confirm that the account is yours. Deletion is permanent and cannot be undone. If you give regularly, stop those donations first.',
  appName: 'Lahfa',
  appLine: 'Donation and charity',
  formTitle: 'Confirm with your account',
  identityLabel: 'Email',
  passwordLabel: 'Password',
  submitLabel: 'Delete my account',
  facts: [
    {
      title: 'The app and its developer',
      paragraphs: [
        `Lahfa is a donation and charity app: software for licensed charities, developed by ${params.brand}, Dubai, United Arab Emirates. For questions about privacy, write to ${params.email}.`,
        'In the United Arab Emirates only licensed entities may collect donations. Records of a donation are held by the charity that received it.',
        ...englishListing(params.app),
      ],
      links: englishPrivacyLinks('Lahfa', params.app),
    },
    {
      title: 'Before you delete',
      items: [
        'Stop recurring donations first, or choose “Cancel and delete” in the app.',
        'Deleting the account does not refund donations already made. For a refund, ask the charity that received them.',
        'Receipts sent to you stay with you. Save any others that you need from the app.',
      ],
    },
    {
      title: 'Delete in the app',
      steps: englishMenuSteps('Lahfa', params.app),
    },
    {
      title: 'Delete on this page',
      paragraphs: ['The form works without the app, on any device.'],
      steps: [
        'Enter the email address and password of your account.',
        'Choose “Delete my account” and accept the confirmation.',
        'Wait for the message below the button: it tells you whether the account has been deleted.',
      ],
    },
    {
      title: 'Other ways to ask',
      paragraphs: [
        `You can ask even if you cannot sign in: write to ${params.email} from the email address of your account, and we will check with you that the account is yours. Leave passwords and card numbers out of your message.`,
        'Case files of beneficiaries belong to the charity. Please ask it directly.',
        'If our answer does not settle the matter, you may turn to the competent data protection authority.',
      ],
    },
    {
      title: 'What is deleted',
      items: [
        'Your profile, sign-in details and preferences',
        'Tokens of saved cards, and mandates for recurring donations',
        'Saved campaigns',
        'Messages, notifications and app activity',
        'Your name on public lists of campaign donors, where “a donor” takes its place',
      ],
    },
    {
      title: 'What is kept, why and for how long',
      paragraphs: [
        'Donation and receipt records stay with the licensed charity. Where we hold them as its processor, they are locked and used only for legal, audit and receipt requests. A charity’s regulator may ask it for longer periods.',
      ],
      periods: [
        {
          name: 'Donation and receipt records',
          text: 'Amount, date, campaign, reference and the payer’s identity, as far as tax, accounting and payment rules require.',
          period: `Typically ${englishYearRange(params.vatYears, params.taxYears)}`,
        },
        {
          name: 'Records under anti-money-laundering rules',
          text: 'So that a payment can be traced when the competent authority asks.',
          period: `At least ${englishYears(params.amlYears)}, or longer where that authority requires it`,
        },
        {
          name: 'Security and abuse logs',
          text: 'To detect and investigate misuse of accounts.',
          period: `Up to ${englishDays(params.logDays)}`,
        },
      ],
    },
    {
      title: 'How long it takes',
      paragraphs: [
        'Time runs from the confirmation in the app or on this page. For a request in writing, it runs from the day on which we have confirmed that the account is yours.',
      ],
      periods: [
        {
          name: 'Your account',
          text: 'It is closed, and signing in is no longer possible.',
          period: 'At once',
        },
        {
          name: 'Live systems',
          text: 'The data listed under “What is deleted” is removed.',
          period: `Within ${englishDays(params.liveDays)}`,
        },
        {
          name: 'Backups',
          text: 'The last copies are overwritten.',
          period: `Within ${englishDays(params.backupDays)}`,
        },
      ],
    },
    {
      title: 'Minors',
      paragraphs: [
        `${englishAge('Lahfa', params.app)}A parent or guardian may ask for the account of a minor to be deleted: write to ${params.email}. We will verify your authority before we act.`,
      ],
    },
  ],
  note: 'Your password is used only to confirm this request. It is not stored by this page.',
})
