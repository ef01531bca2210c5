/** First words of a sentence as a label: without the comma, colon or full stop after them. A question keeps its mark. */
export const asLabel = (words: string): string => words.replace(/[.,:;،؛]+$/, '')
