import { englishAge, englishListing, englishMenuSteps, englishPrivacyLinks } from './english-app'
import { englishDays, englishYears } from './english-periods'
import type { AccountDeletionCopy, DeletionCopyParams } from './types'

export const swinEn = (params: DeletionCopyParams): AccountDeletionCopy => ({
  title: 'Delete my Swin account',
  heading: 'Delete my account',
  description:
    'Delete your Swin account with your username and password, and read what is deleted, what is kept and for how long, and how to ask for help.',
  lead: 'Enter your sign-in details once more to confirm that the account is yours. Deletion is permanent and cannot be undone. If you have a store subscription, cancel it first.',
  appName: 'Swin',
  appLine: 'Sports and fitness; success prediction system',
  formTitle: 'Confirm with your account',
  identityLabel: 'Username',
  passwordLabel: 'Password',
  submitLabel: 'Delete my account',
  facts: [
    {
      title: 'The app and its developer',
      paragraphs: [
        `Swin is a sports and fitness app. It is developed and run by ${params.brand}, Dubai, United Arab Emirates. For questions about privacy, write to ${params.email}.`,
        ...englishListing(params.app),
      ],
      links: englishPrivacyLinks('Swin', params.app),
    },
    {
      title: 'Before you delete',
      items: [
        'Cancel a store subscription first, in your Apple or Google settings. Deleting the account does not cancel it.',
        'Data in Apple Health and Health Connect stays on your device. Withdraw Swin’s permission there.',
        'For a refund of a store purchase, ask Apple or Google. Their own rules apply.',
      ],
    },
    {
      title: 'Delete in the app',
      steps: englishMenuSteps('Swin', params.app),
    },
    {
      title: 'Delete on this page',
      paragraphs: ['The form works without the app, on any device.'],
      steps: [
        'Enter the username and password of your account.',
        'Choose “Delete my account” and accept the confirmation.',
        'Wait for the message below the button: it tells you whether the account has been deleted.',
      ],
    },
    {
      title: 'Other ways to ask',
      paragraphs: [
        `If you cannot sign in, or prefer to ask in writing, write to ${params.email} from the email address linked to your account and give your username. We will ask you to confirm that the account is yours. Please never send your password.`,
        'If our answer does not settle the matter, you may turn to the competent data protection authority.',
      ],
    },
    {
      title: 'What is deleted',
      items: [
        'Your profile, photo, username and password',
        'Goals, plans, training logs and body measurements',
        'Success estimates and their history',
        'Friends, challenges and leaderboard entries',
        'Device tokens for notifications, and the links to connected services',
      ],
    },
    {
      title: 'What is kept, why and for how long',
      periods: [
        {
          name: 'Purchase and invoice records',
          text: 'Where tax law requires us to keep them.',
          period: `At least ${englishYears(params.vatYears)} for VAT, ${englishYears(params.taxYears)} for corporate tax`,
        },
        {
          name: 'Security and abuse logs',
          text: 'To detect and investigate misuse of accounts.',
          period: `Up to ${englishDays(params.logDays)}`,
        },
        {
          name: 'Records for an open dispute',
          text: 'To answer the claim, and only what it needs.',
          period: 'Until the dispute is closed',
        },
        {
          name: 'Statistics',
          text: 'They no longer identify you.',
          period: 'Without limit',
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
        `${englishAge('Swin', params.app)}A parent or guardian may ask for the account of a minor to be deleted: write to ${params.email}. We will verify your authority before we act.`,
      ],
    },
  ],
  note: 'Your password is used only to confirm this request. It is not stored by this page.',
})
