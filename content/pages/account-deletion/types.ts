/** What the owner decides; periods are whole numbers. */
export interface DeletionFacts {
  brand: string
  email: string
  /** Days until the data has left the live systems. */
  liveDays: number
  /** Days until backups are overwritten. */
  backupDays: number
  /** Days that security logs are kept. */
  logDays: number
  /** Years that VAT law asks for records. */
  vatYears: number
  /** Years that corporate tax law asks for records. */
  taxYears: number
  /** Years that anti-money-laundering rules ask for records. */
  amlYears: number
}

export interface DeletionFact {
  title: string
  /** Read before the items. */
  paragraphs: readonly string[]
  items: readonly string[]
}

export interface AccountDeletionCopy {
  /** Name of the page in the document title. */
  title: string
  heading: string
  /** Description for search engines: 110 to 160 characters. */
  description: string
  lead: string
  appName: string
  appLine: string
  /** Heading of the form. */
  formTitle: string
  identityLabel: string
  passwordLabel: string
  submitLabel: string
  facts: readonly DeletionFact[]
  /** Below the form. */
  note: string
}
