import type { Locale } from './locale'

const suffix: Readonly<Record<Locale, string>> = { en: '', ar: '.ar' }

/** Address of a catalogue page's datasheet: `/pdfs/services/zta.pdf`, in Arabic `/pdfs/services/zta.ar.pdf`. */
export const datasheetPath = (kind: string, slug: string, locale: Locale): string =>
  `/pdfs/${kind}/${slug}${suffix[locale]}.pdf`

/** Address of the 1200x630 card of a page for social networks, from its path without the language's prefix. */
export const socialCardPath = (path: string, locale: Locale): string =>
  `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}${suffix[locale]}.jpg`
