import type { DeletionContract } from './types'

/** Takes no place on the screen: direction and control characters, joiners, zero-width spaces, soft hyphens, fillers. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?!\s)\p{Cc}/gu

/** White space, and the braille pattern without dots, which looks like it. */
const SPACES_AROUND = /^[\s\u2800]+|[\s\u2800]+$/gu

/** What copied addresses come in: Sara <sara@example.com>, mailto:sara@example.com?subject=Hello. */
const IN_BRACKETS = /^[^<>]*<([^<>]*)>$/
const MAIL_LINK = /^mailto:([^?]*)(\?.*)?$/i

/**
 * What follows an address in a sentence or a list, and surrounds it. No address ends with it. After `sara@example.`
 * something is missing: then the visitor completes it, and nobody else's address is sent.
 */
const MARKS_BEHIND = /(?<!@[^@.>]*)[.,;:،؛]+$/u
const IN_MARKS = /^["'“«(]([^"'“”«»()]*)["'”»)]$/u

/** The address in a mail link, whose signs may be encoded: sara%2Bapp@example.com. */
function linked(_link: string, address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

const plain = (value: string) => value.replace(INVISIBLE, '').replace(SPACES_AROUND, '')

/**
 * Returns a user name or an e-mail address as it was meant: without characters that nobody can see, which copying from
 * chats and documents adds, without spaces around it, and an address without `<…>`, `mailto:` and the marks of a sentence.
 */
export function cleanIdentity(kind: DeletionContract['identity'], value: string): string {
  const identity = plain(value)
  if (kind === 'username') return identity
  const alone = identity.replace(MARKS_BEHIND, '').replace(IN_MARKS, '$1').replace(IN_BRACKETS, '$1')
  return plain(alone.replace(MAIL_LINK, linked))
}
