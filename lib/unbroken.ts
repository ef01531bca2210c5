/**
 * Returns a text whose hyphenated words and names of two abbreviations stay on one line: e-invoicing, one-time, PCI DSS.
 * A word joiner after the hyphen, rather than U+2011: the font does not draw that, and browsers do not find it when a
 * reader looks for a hyphen. Names have a no-break space: in an Arabic line the second half would stand before the first.
 * An Arabic “and” has a narrow one before a Latin word, which it would otherwise touch.
 */
export const unbroken = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, '-\u2060')
    .replace(/(?<=\b(?:COSO|NIST|OWASP|PCI|PINT|UAE)) (?=[A-Z]{2,}\b)/g, '\u00a0')
    .replace(/(?<!\p{L})و(?=[A-Za-z])/gu, 'و\u202f')
