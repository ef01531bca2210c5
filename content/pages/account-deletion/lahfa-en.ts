import type { AccountDeletionCopy, DeletionFacts } from './types'

export const lahfaEn = (facts: DeletionFacts): AccountDeletionCopy => ({
  title: 'Delete my Lahfa account',
  heading: 'Delete my account',
  description:
    'Delete your Lahfa account with your email and password, and read what is deleted, which donation records a charity must keep, and how to ask.',
  lead: 'Sign in once more to confirm that the account is yours. Deletion is permanent and cannot be undone.',
  appName: 'Lahfa',
  appLine: 'Donation and charity',
  formTitle: 'Confirm with your account',
  identityLabel: 'Email',
  passwordLabel: 'Password',
  submitLabel: 'Delete my account',
  facts: [
    {
      title: 'The app and who runs it',
      paragraphs: [
        `The Lahfa app is software for licensed charities, run by ${facts.brand}, Dubai, United Arab Emirates. For questions about privacy, write to ${facts.email}.`,
        'In the United Arab Emirates only licensed entities may collect donations. Records of a donation are held by the charity that received it.',
      ],
      items: [],
    },
    {
      title: 'How to delete your account',
      paragraphs: [
        'In the app, the choice is under Settings, Account, Delete account. From this page, in three steps:',
      ],
      items: [
        'Stop any recurring donation first.',
        'Enter the email address and password of your account in the form on this page.',
        'Choose “Delete my account”, accept the confirmation and wait for the message below the button.',
      ],
    },
    {
      title: 'What is deleted',
      paragraphs: [],
      items: [
        'Your profile, sign-in details and preferences',
        'Tokens of saved cards, and mandates for recurring donations',
        'Saved campaigns',
        'Messages, notifications and app activity',
        'Your name on public lists of campaign donors, where “a donor” takes its place',
      ],
    },
    {
      title: 'What is kept, and for how long',
      paragraphs: [
        'Donation and receipt records stay with the licensed charity: amount, date, campaign, reference, and the payer’s identity as far as the law and payment rules require. Where we hold them as the charity’s processor, they are locked and used only for legal, audit and receipt requests.',
      ],
      items: [
        `Tax and accounting records: typically ${facts.vatYears} to ${facts.taxYears} years`,
        `Records under anti-money-laundering rules: at least ${facts.amlYears} years, or longer where the competent authority requires it`,
        `Security and abuse logs: up to ${facts.logDays} days`,
      ],
    },
    {
      title: 'What does not change',
      paragraphs: [],
      items: [
        'Donations already made are not refunded by deletion; please ask the charity that received them.',
        'Receipts that you have received stay with you.',
        'Case files of beneficiaries belong to the charity; please ask it directly.',
      ],
    },
    {
      title: 'When it happens',
      paragraphs: [
        `Your account is closed immediately. Data that can be deleted leaves our live systems within ${facts.liveDays} days and our backups within ${facts.backupDays} days.`,
      ],
      items: [],
    },
    {
      title: 'Need help?',
      paragraphs: [
        `Without access to your account you can still ask: write to ${facts.email} from its address, and we will check with you that it is yours. Leave passwords and card numbers out of your message.`,
      ],
      items: [],
    },
  ],
  note: 'Your password is used only to confirm this request. It is not stored by this page.',
})
