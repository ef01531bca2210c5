import { site } from '@/content/site'
import { type Locale, localeConfig } from '@/lib/locale'
import config from '@/tailwind.config'

import { markSvg } from '../brand-drawings'
import { isolateLatin } from './isolate-latin'

const { ink, sand, brand } = config.theme.colors

/** The colours of paper and of dark surfaces, as in the style sheet. */
export const colours = {
  ink: ink[900],
  paper: sand[50],
  light: '#f6f1e7',
  muted: '#aab6c8',
  soft: '#3d4659',
  line: '#0a132240',
  bright: brand[400],
  accent: brand[700],
}

/** The data for every template. The brand's first word is set large, the rest below it. */
export function commonData(locale: Locale) {
  const { tag, dir } = localeConfig[locale]
  const [language, region] = tag.split('-')
  const [name = '', ...rest] = site.brand[locale].trim().split(/\s+/)
  const wordmark = { name: isolateLatin(name, locale), rest: isolateLatin(rest.join(' '), locale) }
  return { language, region, dir, colours, brand: wordmark, mark: markSvg('dark') }
}
