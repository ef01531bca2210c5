/** The app as in its stores and its menu; what the owner has not set is empty. */
export interface DeletionAppParams {
  /** As on the store listing. */
  storeName: string
  storeDeveloper: string
  /** Years. */
  minimumAge: string
  /** The entries that lead to the deletion, the last one deletes. */
  menu: readonly string[]
  privacyUrl: string
}

/** Owner settings that are inserted into the texts; periods are whole numbers. */
export interface DeletionCopyParams {
  app: DeletionAppParams
  brand: string
  email: string
  /** Days until the data has left the live systems. */
  liveDays: number
  /** Days until backups are overwritten. */
  backupDays: number
  /** Days that security logs are kept. */
  logDays: number
  /** Years that records are kept for VAT law. */
  vatYears: number
  /** Years that records are kept for corporate tax law. */
  taxYears: number
  /** Years that records are kept for anti-money-laundering rules. */
  amlYears: number
}

/** A retention period or the deadline of a stage of the deletion. */
export interface DeletionPeriod {
  name: string
  /** Why it is kept, or what happens. */
  text: string
  /** For how long, or by when. */
  period: string
}

/** A block of information beside the form. Shown in the order of the fields, all optional. */
export interface DeletionFact {
  title: string
  paragraphs?: readonly string[]
  /** Shown as a numbered list. */
  steps?: readonly string[]
  items?: readonly string[]
  periods?: readonly DeletionPeriod[]
  links?: readonly { title: string; href: string }[]
}

export interface AccountDeletionCopy {
  /** In the document title. */
  title: string
  heading: string
  /** Meta description: 110 to 160 characters. */
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
