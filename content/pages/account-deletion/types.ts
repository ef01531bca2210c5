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

/** Something with its time: a kind of record that is kept, or a stage of the deletion. */
export interface DeletionPeriod {
  name: string
  /** Why it is kept, or what happens. */
  text: string
  /** For how long, or by when. */
  period: string
}

/** A part of what a deletion page says beside its form. Read in the order of the fields; a part has what it needs. */
export interface DeletionFact {
  title: string
  paragraphs?: readonly string[]
  /** To be done one after the other. */
  steps?: readonly string[]
  items?: readonly string[]
  periods?: readonly DeletionPeriod[]
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
