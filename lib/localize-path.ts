import type { Locale } from './locale'

/** Arabic paths begin with it; English ones have no prefix. */
const PREFIX = '/ar'

/** Adds the locale prefix to a path: '/contact', '/', '/#partners' become '/ar/contact', '/ar', '/ar#partners'. */
export function localizePath(locale: Locale, path: string): string {
  if (locale === 'en') return path
  return path === '/' || path.startsWith('/#') ? `${PREFIX}${path.slice(1)}` : `${PREFIX}${path}`
}

/** The locale of a path, by its prefix. */
export function localeOfPath(path: string): Locale {
  return path === PREFIX || path.startsWith(`${PREFIX}/`) ? 'ar' : 'en'
}

/** Removes the locale prefix from a path: '/ar/contact' and '/contact' become '/contact'. */
export function stripLocalePrefix(path: string): string {
  if (path === PREFIX) return '/'
  return path.startsWith(`${PREFIX}/`) ? path.slice(PREFIX.length) || '/' : path
}
