/** Characters that people paste without seeing them, by their names in Unicode. */
const NAMES: Readonly<Record<string, string>> = {
  '\0': 'null',
  '\t': 'tab',
  '\n': 'line break',
  '\r': 'line break',
  '\u001b': 'escape',
  '\u00ad': 'soft hyphen',
  '\u034f': 'combining grapheme joiner',
  '\u061c': 'Arabic letter mark',
  '\u180e': 'Mongolian vowel separator',
  '\u200b': 'zero width space',
  '\u200c': 'zero width non-joiner',
  '\u200d': 'zero width joiner',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u202a': 'left-to-right embedding',
  '\u202b': 'right-to-left embedding',
  '\u202c': 'pop directional formatting',
  '\u202d': 'left-to-right override',
  '\u202e': 'right-to-left override',
  '\u2060': 'word joiner',
  '\u2066': 'left-to-right isolate',
  '\u2067': 'right-to-left isolate',
  '\u2068': 'first strong isolate',
  '\u2069': 'pop directional isolate',
  '\u2800': 'blank of Braille',
  '\u3164': 'Hangul filler',
  '\ufe0f': 'variation selector',
  '\ufeff': 'byte order mark',
  '\uffa0': 'halfwidth Hangul filler',
  '\ufffd': 'replacement character, from a file that was not saved as UTF-8',
}

/** What such a character is, where it has no name above. */
const KINDS: readonly (readonly [kind: RegExp, name: string])[] = [
  [/\p{Cc}/u, 'a control character'],
  [/\p{Cs}/u, 'half of a character'],
  [/\p{Co}/u, 'a character for private use'],
  [/\p{Cn}/u, 'no character'],
]

/** Control, format, private and unassigned characters, lone surrogates, and letters that draw nothing. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufffd]/u

/** The code point and the name of a character: `U+200B (zero width space)`. */
function nameOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  const name = NAMES[character] ?? KINDS.find(([kind]) => kind.test(character))?.[1] ?? 'an invisible character'
  return `U+${code} (${name})`
}

/** Returns the first character of a text that nobody sees, as `U+200B (zero width space)`; undefined if there is none. */
export function unseenCharacter(text: string): string | undefined {
  const [found] = UNSEEN.exec(text) ?? []
  return found === undefined ? undefined : nameOf(found)
}

/** The text without them; a space stands for each line break and tab. */
export const withoutUnseen = (text: string): string =>
  text
    .replaceAll(/[\t\n\r\u2028\u2029]+/g, ' ')
    .replaceAll(new RegExp(UNSEEN, 'gu'), '')
    .trim()
