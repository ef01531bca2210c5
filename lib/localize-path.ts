import { type Locale, localeConfig } from './locale'

/** Adds the locale prefix to a path: '/contact', '/', '/#partners' become '/ar/contact', '/ar', '/ar#partners'. */
export function localizePath(locale: Locale, path: string): string {
  const { prefix } = localeConfig[locale]
  if (!prefix) return path
  return path === '/' || path.startsWith('/#') ? `${prefix}${path.slice(1)}` : `${prefix}${path}`
}

/** The locale of a path, by its prefix. */
export function localeOfPath(path: string): Locale {
  const { prefix } = localeConfig.ar
  return path === prefix || path.startsWith(`${prefix}/`) ? 'ar' : 'en'
}

/** Removes the locale prefix from a path: '/ar/contact' and '/contact' become '/contact'. */
export function stripLocalePrefix(path: string): string {
  const { prefix } = localeConfig.ar
  if (path === prefix) return '/'
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) || '/' : path
}
