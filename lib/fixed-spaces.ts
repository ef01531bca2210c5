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
 * Returns a text whose names of two abbreviations, dates and amounts stay on one line: PCI DSS, WCAG 2.2, 1 July 2027,
 * AED 5 million. Broken in an Arabic text, the second half of a name would come before the first. An Arabic “and” gets
 * a narrow space before a Latin word, which it would otherwise touch.
 */
export const fixedSpaces = (text: string): string =>
  text
    .replace(/(?<=\b(?:COSO|NIST|OWASP|PCI|PINT|UAE)) (?=[A-Z]{2,}\b)|(?<=\bWCAG) (?=\d)/g, '\u00a0')
    .replace(/(?<!\p{L})و(?=[A-Za-z])/gu, 'و\u202f')
    .replace(SPACE, '\u00a0')

/** Undoes `fixedSpaces` for plain text: every space becomes an ordinary one. */
export const ordinarySpaces = (text: string): string => text.replaceAll(/(?<=و)\u202f/g, '').replaceAll('\u00a0', ' ')
