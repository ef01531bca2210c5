/** A text of several lines with a space between them. */
export const inOneLine = (text: string): string => text.replaceAll('\n', ' ')
