const MONTHS = [
  'January|February|March|April|May|June|July|August|September|October|November|December',
  'يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر',
].join('|')

/** The spaces of a date, of an amount and of an interval. */
const SPACE = new RegExp(
  [
    `(?<=\\b\\d{1,2}) (?=(?:${MONTHS})(?!\\p{L}))`,
    `(?<=\\b\\d{1,2}[ \u00a0](?:${MONTHS})) (?=\\d{4}\\b)`,
    '(?<=لسنة) (?=\\d)',
    '(?<=\\bAED) (?=\\d)',
    '(?<=\\d) (?=AED|million|درهم|مليون)',
    '(?<=\\([\\d.]+) (?=(?:to|إلى) [\\d.]+\\))',
    '(?<=\\([\\d.]+[ \u00a0](?:to|إلى)) (?=[\\d.]+\\))',
  ].join('|'),
  'gu',
)

/**
 * Returns a text whose hyphenated words, names of two abbreviations, dates and amounts stay on one line: e-invoicing,
 * one-time, PCI DSS, WCAG 2.2, 1 July 2027, AED 5 million.
 * A word joiner after the hyphen, rather than U+2011: the font does not draw that, and browsers do not find it when a
 * reader looks for a hyphen. Names have a no-break space: in an Arabic line the second half would stand before the first.
 * An Arabic “and” has a narrow one before a Latin word, which it would otherwise touch.
 * After an Arabic word a percent sign would change to the left of its number, but for a right-to-left mark: a number is
 * European after a mark, Arabic after a letter. A left-to-right mark would draw what follows, (Wilson), to the right.
 */
export const unbroken = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, '-\u2060')
    .replace(/(?<=\b(?:COSO|NIST|OWASP|PCI|PINT|UAE)) (?=[A-Z]{2,}\b)|(?<=\bWCAG) (?=\d)/g, '\u00a0')
    .replace(/(?<!\p{L})و(?=[A-Za-z])/gu, 'و\u202f')
    .replace(SPACE, '\u00a0')
    .replace(/(?<=\p{sc=Arabic}[^A-Za-z]*)(?<![\d.,])(?=\d[\d.,]*%)/gu, '\u200f')
