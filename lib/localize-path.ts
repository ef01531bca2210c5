import { type Locale, localeFacts } from './locale'

/**
 * The address of a page in a language: takes a path without prefix ('/contact', '/', '/#partners') and gives it with
 * the language's prefix and without a trailing slash ('/ar/contact', '/ar', '/ar#partners').
 */
export function localizePath(locale: Locale, path: string): string {
  const { prefix } = localeFacts[locale]
  if (!prefix) return path
  return path === '/' || path.startsWith('/#') ? `${prefix}${path.slice(1)}` : `${prefix}${path}`
}

/** The language whose pages a path belongs to. */
export function localeOfPath(path: string): Locale {
  const { prefix } = localeFacts.ar
  return path === prefix || path.startsWith(`${prefix}/`) ? 'ar' : 'en'
}

/** The part of a localized path that both languages share: '/ar/contact' and '/contact' give '/contact'. */
export function sharedPath(path: string): string {
  const { prefix } = localeFacts.ar
  if (path === prefix) return '/'
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) || '/' : path
}
