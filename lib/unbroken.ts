/**
 * Returns a text whose hyphenated words and names of two abbreviations stay on one line: e-invoicing, one-time, PCI DSS.
 * A word joiner after the hyphen, rather than U+2011: the font does not draw that, and browsers do not find it when a
 * reader looks for a hyphen. Names have a no-break space: in an Arabic line the second half would stand before the first.
 * An Arabic “and” has a narrow one before a Latin word, which it would otherwise touch.
 * After an Arabic word a percent sign would change to the left of its number, but for a right-to-left mark: a number is
 * European after a mark, Arabic after a letter. A left-to-right mark would draw what follows, (Wilson), to the right.
 */
export const unbroken = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, '-\u2060')
    .replace(/(?<=\b(?:COSO|NIST|OWASP|PCI|PINT|UAE)) (?=[A-Z]{2,}\b)/g, '\u00a0')
    .replace(/(?<!\p{L})و(?=[A-Za-z])/gu, 'و\u202f')
    .replace(/(?<=\p{sc=Arabic}[^A-Za-z]*)(?<![\d.,])(?=\d[\d.,]*%)/gu, '\u200f')
