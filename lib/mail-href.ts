/** Characters that RFC 6068 and the URL standard require to be encoded. Letters of all scripts may stay. */
const RESERVED = /[\s"#%&+<>?[\\\]^`{|}]/g

const encode = (text: string) => text.replace(RESERVED, encodeURIComponent)

/**
 * The `mailto:` address of a prefilled mail. Its body's lines end as RFC 6068 requires. Arabic letters stay unencoded,
 * which takes a third of the bytes; the browser encodes them when the visitor follows the link.
 */
export const mailHref = (address: string, subject: string, body: readonly string[] = []): string =>
  `mailto:${address}?subject=${encode(subject)}${body.length > 0 ? `&body=${body.map(encode).join('%0D%0A')}` : ''}`
