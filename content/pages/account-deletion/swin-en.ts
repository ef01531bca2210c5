import type { AccountDeletionCopy, DeletionFacts } from './types'

export const swinEn = (facts: DeletionFacts): AccountDeletionCopy => ({
  title: 'Delete my Swin account',
  heading: 'Delete my account',
  description:
    'Delete your Swin account with your username and password, and read what is deleted, what is kept and for how long, and how to ask for help.',
  lead: 'Sign in once more to confirm that the account is yours. Deletion is permanent and cannot be undone.',
  appName: 'Swin',
  appLine: 'Sports and fitness; success prediction system',
  formTitle: 'Confirm with your account',
  identityLabel: 'Username',
  passwordLabel: 'Password',
  submitLabel: 'Delete my account',
  facts: [
    {
      title: 'The app and who runs it',
      paragraphs: [
        `The sports and fitness app Swin is run by ${facts.brand}, Dubai, United Arab Emirates. For questions about privacy, write to ${facts.email}.`,
      ],
      items: [],
    },
    {
      title: 'How to delete your account',
      paragraphs: ['In the app, open Settings, then Account, and choose Delete account. On this page:'],
      items: [
        'Enter the username and password of your account in the form on this page.',
        'Choose “Delete my account” and accept the confirmation.',
        'Wait for the message below the button: it tells you whether the account has been deleted.',
      ],
    },
    {
      title: 'What is deleted',
      paragraphs: [],
      items: [
        'Your profile, photo, username and password',
        'Goals, training logs and body measurements',
        'Success estimates and their history',
        'Friends, challenges and leaderboard entries',
        'Notifications, linked devices and connected services',
      ],
    },
    {
      title: 'What is kept, and for how long',
      paragraphs: [],
      items: [
        `Purchase and invoice records, where tax law requires them: at least ${facts.vatYears} years for VAT and ${facts.taxYears} years for corporate tax`,
        `Security and abuse logs, for up to ${facts.logDays} days`,
        'Records needed for an open dispute, until it closes',
        'Statistics that no longer identify you',
        'Data in Apple Health and Health Connect, which stays on your device; you can withdraw the permission there',
      ],
    },
    {
      title: 'When it happens',
      paragraphs: [
        `The account is closed at once. Its data is deleted from our live systems within ${facts.liveDays} days, and backups are overwritten within ${facts.backupDays} days.`,
        'Deleting the account does not cancel a subscription bought in a store. Cancel it first in your Apple or Google settings.',
      ],
      items: [],
    },
    {
      title: 'Need help?',
      paragraphs: [
        `If you cannot sign in, or prefer to ask in writing, write to ${facts.email} from the address of your account. We will ask you to confirm that it is yours; please never send your password.`,
        'A parent or guardian may ask in the same way for a minor’s account to be deleted.',
      ],
      items: [],
    },
  ],
  note: 'Your password is used only to confirm this request. It is not stored by this page.',
})
