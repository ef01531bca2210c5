interface SecurityTxt {
  /** The site's address, without a slash at the end. */
  siteUrl: string
  /** An e-mail address, or the https address of a form. */
  contact: string
  /** `YYYY-MM-DD`; the file is valid until the end of that day in Dubai. */
  expires: string
  /** Language codes in which a report can be written, the preferred one first. */
  languages: readonly string[]
}

/** Returns the text of `/.well-known/security.txt`, which says where to report a weakness of the site (RFC 9116). */
export const securityTxt = ({ siteUrl, contact, expires, languages }: SecurityTxt): string =>
  [
    `Contact: ${contact.startsWith('https://') ? contact : `mailto:${contact}`}`,
    `Expires: ${expires}T23:59:59+04:00`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
