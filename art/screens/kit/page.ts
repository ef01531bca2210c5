import { fileURLToPath } from 'node:url'
import { base } from './base'

/** Picks the words of the page's language; both stand side by side, so neither can be missing. */
export interface Words {
  (en: string, ar: string): string
  lang: 'en' | 'ar'
  rtl: boolean
}

/** A screen is a whole HTML document for one language. */
export type Screen = (t: Words) => string

export function wordsOf(lang: 'en' | 'ar'): Words {
  return Object.assign((en: string, ar: string) => (lang === 'en' ? en : ar), { lang, rtl: lang === 'ar' })
}

type Part = string | number | false | undefined | null | Part[]

const flat = (part: Part): string =>
  Array.isArray(part) ? part.map(flat).join('') : part === false || part == null ? '' : String(part)

/** Joins lists and drops what is switched off, so markup reads like markup. */
export const markup = (text: TemplateStringsArray, ...parts: Part[]) =>
  text.map((piece, i) => piece + flat(parts[i])).join('')

/** A left-to-right run: signs, ranges and units would otherwise change places in an Arabic line. */
export const ltr = (text: string | number) => `<bdi dir="ltr">${text}</bdi>`

/** Money with the currency smaller than the amount. */
export function aed(t: Words, amount: string) {
  return `<span class="money">${t('<i>AED</i> ', '')}<bdi dir="ltr">${amount}</bdi>${t('', ' <i>درهم</i>')}</span>`
}

const modules = fileURLToPath(new URL('../../../node_modules/@fontsource-variable/', import.meta.url))

const face = (name: string, file: string, range: string) =>
  `@font-face{font-family:"${name}";font-weight:100 900;src:url("file://${modules}${file}") format("woff2");unicode-range:${range}}`

// Alexandria covers the Arabic range only: digits and Latin names match the English screens.
const fonts =
  face(
    'Alexandria',
    'alexandria/files/alexandria-arabic-wght-normal.woff2',
    'U+0600-06FF,U+0750-077F,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC',
  ) +
  face('Instrument', 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2', 'U+0000-00FF,U+2000-22FF') +
  face('Instrument', 'instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2', 'U+0100-02FF')

export function page(t: Words, css: string, tone: string, content: string) {
  return `<!doctype html><html lang="${t.lang}" dir="${t.rtl ? 'rtl' : 'ltr'}"><meta charset="utf-8"><style>${fonts}${base}${css}</style><body class="${tone}">${content}</body></html>`
}
