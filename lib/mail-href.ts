/** What RFC 6068 and the URL standard do not let stand as it is; letters of all scripts may. */
const RESERVED = /[\s"#%&+<>?[\\\]^`{|}]/g

const encode = (text: string) => text.replace(RESERVED, encodeURIComponent)

/**
 * The `mailto:` address of a prefilled mail. Lines of the body end as RFC 6068 asks. Arabic letters stay letters: a
 * browser encodes them when the link is followed, and encoded they would take three times the bytes.
 */
export const mailHref = (address: string, subject: string, body: readonly string[] = []): string =>
  `mailto:${address}?subject=${encode(subject)}${body.length > 0 ? `&body=${body.map(encode).join('%0D%0A')}` : ''}`
