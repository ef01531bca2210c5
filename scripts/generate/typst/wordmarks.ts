import { writeFile } from 'node:fs/promises'

import { type Locale, locales } from '@/lib/locale'

import { markSvg } from '../brand-drawings'
import { colours, commonData } from './common-data'
import { makeOutputs, type Output } from './outputs'

const FOLDER = 'public/brand'

const GROUNDS = ['dark', 'light'] as const
type Ground = (typeof GROUNDS)[number]

/** The file of the wordmark in a language, for a dark or a light background. */
export const wordmarkFile = (ground: Ground, locale: Locale): string =>
  `${FOLDER}/wordmark-on-${ground}${locale === 'en' ? '' : `.${locale}`}.svg`

/** The mark beside the brand's name, as the header of the site sets it, in outlines. */
export function wordmark(ground: Ground, locale: Locale): Output {
  const file = wordmarkFile(ground, locale)
  const onLight = { ...colours, light: colours.ink, muted: colours.soft }
  return {
    files: [file],
    template: 'wordmark.typ',
    data: () => ({ ...commonData(locale), colours: ground === 'dark' ? colours : onLight, mark: markSvg(ground) }),
    save: ({ svg }) => writeFile(file, svg()),
  }
}

/** Makes the wordmark in each language for dark and light backgrounds, for use outside the site. */
export async function generateWordmarks(): Promise<void> {
  const wordmarks = GROUNDS.flatMap((ground) => locales.map((locale) => wordmark(ground, locale)))
  await makeOutputs('wordmarks', wordmarks, [FOLDER])
}
