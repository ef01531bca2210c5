import sharp from 'sharp'

import { sitePage, sitePaths } from '@/content/site-pages'
import { type Locale, locales } from '@/lib/locale'
import { socialCardPath } from '@/lib/page-files'

import { colours, commonData } from './common-data'
import { isolateLatin } from './isolate-latin'
import type { Output } from './outputs'

/**
 * Well under the 120 KB that a card may weigh. `mozjpeg` at 82 gives as many bytes and no better a picture, in five times
 * the time: its table of weights is what helps.
 */
const JPEG = { quality: 77, quantisationTable: 3, progressive: true }

/** In px. The star mask covers the first 270 px of the picture. */
const PICTURE = {
  width: 680,
  readableWidth: 650,
  height: 630,
  tile: 36,
  fadeWidth: 200,
  pixelsPerUnit: 1,
  // The card compresses it again.
  jpeg: { quality: 95 },
}

export function socialCard(path: string, locale: Locale): Output {
  const file = `public${socialCardPath(path, locale)}`
  const { card, picture } = sitePage(path)
  const { title, subtitle } = card[locale]
  return {
    files: [file],
    template: 'card.typ',
    data: () => ({
      ...commonData(locale),
      title: isolateLatin(title, locale),
      subtitle: isolateLatin(subtitle, locale),
    }),
    pictures: [{ ...PICTURE, picture, locale, background: colours.ink }],
    render: async ({ svg }) => [await sharp(Buffer.from(svg()), { unlimited: true }).flatten().jpeg(JPEG).toBuffer()],
  }
}

export const socialCards = () => sitePaths.flatMap((path) => locales.map((locale) => socialCard(path, locale)))
