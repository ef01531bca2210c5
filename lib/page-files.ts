import type { Locale } from './locale'
import { localizePath } from './localize-path'

const suffix: Readonly<Record<Locale, string>> = { en: '', ar: '.ar' }

/** Path of a datasheet: `/pdfs/services/zta.pdf`, in Arabic `/pdfs/services/zta.ar.pdf`. */
export const datasheetPath = (kind: string, slug: string, locale: Locale): string =>
  `/pdfs/${kind}/${slug}${suffix[locale]}.pdf`

/**
 * Path of the Markdown twin of the page at an address: `/ar/contact` has `/ar/contact.md`, the home pages `/index.md`,
 * `/ar.md`.
 */
export const twinOf = (address: string): string => (address === '/' ? '/index.md' : `${address}.md`)

/** Path of a page's Markdown twin. `path` has no locale prefix. */
export const markdownPath = (path: string, locale: Locale): string => twinOf(localizePath(locale, path))

/** Path of the company profile: `/pdfs/company-profile.pdf`, in Arabic `/pdfs/company-profile.ar.pdf`. */
export const profilePath = (locale: Locale): string => `/pdfs/company-profile${suffix[locale]}.pdf`

/** Path of the social card (1200x630) of the page at `path`, which has no locale prefix. */
export const socialCardPath = (path: string, locale: Locale): string =>
  `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}${suffix[locale]}.jpg`

/** The path of the conformance report in the OpenACR format, which programs can compare. */
export const OPENACR_PATH = '/accessibility.openacr.yaml'
