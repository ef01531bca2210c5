/** The pages that a document can link to. */
export type DocumentLink = 'contact' | 'swinAccount' | 'lahfaAccount'

/** A section of a document. Shown in the order of the fields; those that are optional may be absent. */
export interface DocumentSectionCopy {
  /** From content/section-ids.ts. */
  id: string
  title: string
  paragraphs?: readonly string[]
  items?: readonly string[]
  /** After the list. */
  closing?: readonly string[]
  links?: readonly { id: DocumentLink; title: string }[]
}

/** The texts of a page that is read as a document: sections of plain text. */
export interface DocumentCopy {
  title: string
  /** Meta description: 110 to 160 characters. */
  description: string
  /** Below the title: what the page says, in one or two sentences. */
  lead: string
  sections: readonly DocumentSectionCopy[]
}
