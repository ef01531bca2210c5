import sharp from 'sharp'

import { allItems, type CatalogueItem } from '@/content/catalogue'
import { type Locale, locales } from '@/lib/locale'
import { datasheetPath } from '@/lib/page-files'
import { datasheetPicture } from '@/lib/picture-names'

import { colours } from './common-data'
import { sheetData } from './datasheet-data'
import type { Output } from './outputs'

/** Of a preview, px: a sheet of A4. */
export const PREVIEW = { width: 480, height: 679 }

/** The picture in the head, in mm. Nine tiles fill its height. 8 px/mm are about 200 dots per inch. */
export const HEAD_PICTURE = {
  width: 125,
  readableWidth: 105,
  height: 84,
  tile: 84 / 9,
  fadeWidth: 48,
  pixelsPerUnit: 8,
  jpeg: { quality: 74, mozjpeg: true },
  background: colours.ink,
}

/** The first page of a document. Draws at twice the size and reduces, so that small type keeps its strokes. */
async function firstPagePng(pdf: Buffer): Promise<Buffer> {
  const mupdf = await import('mupdf')
  const document = mupdf.Document.openDocument(pdf, 'application/pdf')
  const page = document.loadPage(0)
  const [left, , right] = page.getBounds()
  const scale = (2 * PREVIEW.width) / (right - left)
  const drawing = page.toPixmap(mupdf.Matrix.scale(scale, scale), mupdf.ColorSpace.DeviceRGB)
  const raw = { width: drawing.getWidth(), height: drawing.getHeight(), channels: 3 } as const
  const pixels = Buffer.from(drawing.getPixels())
  // JavaScript's collector does not free what MuPDF has taken.
  for (const part of [drawing, page, document]) part.destroy()
  return sharp(pixels, { raw })
    .resize({ ...PREVIEW, fit: 'fill' })
    .png()
    .toBuffer()
}

/** A sheet in one language: the PDF, and its first page as a picture for the site. */
export function datasheet(item: CatalogueItem, locale: Locale): Output {
  const { kind, slug, picture } = item
  const pdfFile = `public${datasheetPath(kind, slug, locale)}`
  const preview = `generated/${datasheetPicture(kind, slug, locale)}.png`
  return {
    files: [pdfFile, preview],
    template: 'datasheet.typ',
    data: () => sheetData(item, locale),
    pictures: [{ ...HEAD_PICTURE, picture, locale }],
    async render({ pdf }) {
      const bytes = await pdf()
      return [bytes, await firstPagePng(bytes)]
    },
  }
}

export const datasheets = () => allItems.flatMap((item) => locales.map((locale) => datasheet(item, locale)))
