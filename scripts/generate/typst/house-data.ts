import { site } from '@/content/site'
import { type Locale, localeFacts } from '@/lib/locale'
import config from '@/tailwind.config'

import { isolateLatin } from './isolate-latin'

const { ink, sand, gold } = config.theme.colors

/** The roles of paper and of ink surfaces, as the style sheet has them. */
const colours = {
  ink: ink[900],
  paper: sand[50],
  light: '#f6f1e7',
  muted: '#aab6c8',
  soft: '#475268',
  line: '#0a132240',
  gold: gold[400],
  accent: gold[700],
}

/** The brand's first word is set large, what follows stands below it. */
export function brandParts(brand: string): { name: string; rest: string } {
  const [name = '', ...rest] = brand.trim().split(/\s+/)
  return { name, rest: rest.join(' ') }
}

/** What every template reads, whatever it shows. */
export function houseData(locale: Locale) {
  const { tag, dir } = localeFacts[locale]
  const [language, region] = tag.split('-')
  const { name, rest } = brandParts(site.brand[locale])
  const brand = { name: isolateLatin(name, locale), rest: isolateLatin(rest, locale) }
  return { language, region, dir, colours, brand }
}
