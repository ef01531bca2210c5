/**
 * Returns a text whose hyphenated words stay on one line: e-invoicing, one-time. A word joiner after the hyphen, rather
 * than U+2011: the font does not draw that, and browsers do not find it when a reader looks for a hyphen.
 */
export const unbroken = (text: string): string => text.replace(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, '-\u2060')
