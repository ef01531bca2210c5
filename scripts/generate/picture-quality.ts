import type { AvifOptions } from 'sharp'

/** Below this quality, dark skies show bands. Each further step of effort doubles the time and saves 6 %. */
export const QUALITY: AvifOptions = { quality: 60, effort: 1, chromaSubsampling: '4:2:0' }

/** Up to this width a lower quality does not show. It saves 15 % of the bytes, five times in a gallery. */
export const SMALL = { maxWidth: 192, quality: { ...QUALITY, quality: 50 } } as const

/** From this width on, effort 0 takes a third of the time and costs 14 % more bytes. Phones fetch narrower files. */
export const LARGE = { minWidth: 1000, quality: { ...QUALITY, effort: 0 } } as const

export function qualityAt(width: number): AvifOptions {
  if (width <= SMALL.maxWidth) return SMALL.quality
  return width >= LARGE.minWidth ? LARGE.quality : QUALITY
}

/**
 * Tall crops are the largest contentful paint on phones, whose pixels are too small to show a lower quality. Each gets
 * the quality that makes it about 25 KB at 768 px. Skies, which show bands first, are light enough for the best
 * quality. At quality 45 a file has 0.74 of its bytes at 55. `maxBytes` are those of the narrowest file, 400 px wide: at
 * 768 px it has about 2.3 times as many, and takes nearly three times as long.
 */
export const PHONE_QUALITIES = [
  { maxBytes: 11.4 * 1024, quality: { ...QUALITY, quality: 55 } },
  { maxBytes: 15 * 1024, quality: { ...QUALITY, quality: 45 } },
  /** Below this quality, small lights show noise. */
  { maxBytes: Infinity, quality: { ...QUALITY, quality: 39, effort: 2 } },
] as const

const [best, , last] = PHONE_QUALITIES

/** The quality at which `phoneQuality` needs the bytes. */
export const TRIAL_QUALITY = best.quality

/** The quality for phones of a picture whose narrowest file has this many bytes at TRIAL_QUALITY. */
export const phoneQuality = (bytes: number): AvifOptions =>
  (PHONE_QUALITIES.find(({ maxBytes }) => bytes <= maxBytes) ?? last).quality
