/**
 * The language of a short text that comes without one, by its letters: 'ar' for Arabic, 'en' for Latin ones, undefined
 * where both or neither occur. A server's message in another language would otherwise be read out in the page's voice
 * (WCAG 2.2: 3.1.2).
 */
export function languageOfText(text: string): 'ar' | 'en' | undefined {
  const isArabic = /\p{Script=Arabic}/u.test(text)
  const isLatin = /\p{Script=Latin}/u.test(text)
  if (isArabic === isLatin) return undefined
  return isArabic ? 'ar' : 'en'
}
