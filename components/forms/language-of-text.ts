/**
 * Guesses the language of a short text from its letters: 'ar' for Arabic, 'en' for Latin, undefined for both or
 * neither. Without it, a screen reader would read a server's English message in the Arabic voice (WCAG 2.2: 3.1.2).
 */
export function languageOfText(text: string): 'ar' | 'en' | undefined {
  const isArabic = /\p{Script=Arabic}/u.test(text)
  const isLatin = /\p{Script=Latin}/u.test(text)
  if (isArabic === isLatin) return undefined
  return isArabic ? 'ar' : 'en'
}
