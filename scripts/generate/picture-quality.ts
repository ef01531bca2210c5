import type { Sharp } from 'sharp'

/** Below these qualities the dark skies show bands. Each step of effort takes twice the time, for 3 % of the bytes. */
const AVIF = { quality: 60, effort: 1, chromaSubsampling: '4:2:0' }
/** More effort takes twice the time, for a twentieth of bytes that few browsers fetch. */
const WEBP = { quality: 82, effort: 2 }

export const QUALITY = { avif: AVIF, webp: WEBP }
export type Quality = typeof QUALITY

/**
 * Tall crops are the largest contentful paint on phones, whose pixels are too small to show a lower quality. Each gets the
 * first quality at which it stays within these bytes: skies, which show bands first, are light enough for the best.
 */
export const PHONE = {
  width: 768,
  bytes: 25 * 1024,
  steps: [
    { ...AVIF, quality: 55 },
    { ...AVIF, quality: 45 },
  ],
  /** Below this, small lights show noise. Effort 4 would save a twentieth more, in four times the time. */
  last: { ...AVIF, quality: 39, effort: 3 },
}

/** The first of the phones' qualities at which a picture stays within their bytes, else the last. */
export async function phoneQuality(image: () => Promise<Sharp>): Promise<Quality> {
  for (const avif of PHONE.steps) {
    const sized = (await image()).resize({ width: PHONE.width })
    const { length } = await sized.avif(avif).toBuffer()
    if (length <= PHONE.bytes) return { avif, webp: WEBP }
  }
  return { avif: PHONE.last, webp: WEBP }
}
