import { writeFile } from 'node:fs/promises'

import sharp from 'sharp'

import { catalogue } from '@/content/catalogue'
import { type Locale, locales } from '@/lib/locale'
import { datasheetPath } from '@/lib/page-files'
import { datasheetPicture } from '@/lib/picture-names'

import { colours } from './common-data'
import { type Sheet, sheetData } from './datasheet-data'
import { makeOutputs, type Output } from './outputs'

const MAX_PAGES = 2
const PREVIEW_WIDTH = 480
const A4_RATIO = 297 / 210

/** The picture in the head, in mm. Nine tiles fill its height. 8 px/mm are about 200 dots per inch. */
export const HEAD_PICTURE = {
  width: 125,
  readableWidth: 105,
  height: 84,
  tile: 84 / 9,
  fadeWidth: 48,
  pixelsPerUnit: 8,
  jpegQuality: 74,
  background: colours.ink,
}

/** The pages after the first. Each is a group that is moved down, after its background, which is not moved. */
const laterPages = /(?:\n {4}<path [^>]*>)?\n {4}<g transform="matrix\(1 0 0 1 0 [\d.]+\)">[^]*?\n {4}<\/g>/g

/** The first page, from a drawing that has all pages below each other. */
function firstPagePng(svg: string): Promise<Buffer> {
  const page = svg.replace(laterPages, '').replace(/^<svg [^>]*>/, (tag) =>
    tag.replace(/ viewBox="0 0 (\S+) \S+" width="\S+" height="\S+"/, (_, width: string) => {
      const height = Number(width) * A4_RATIO
      return ` viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt"`
    }),
  )
  // Draws larger and reduces, so that small type keeps its strokes.
  return sharp(Buffer.from(page), { density: 96, unlimited: true })
    .resize({ width: PREVIEW_WIDTH })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** A sheet in one language: the PDF, and its first page as a picture for the site. */
export function datasheet(sheet: Sheet, locale: Locale): Output {
  const { kind, slug, picture } = sheet.item
  const pdfFile = `public${datasheetPath(kind, slug, locale)}`
  const preview = `generated/${datasheetPicture(kind, slug, locale)}.png`
  return {
    files: [pdfFile, preview],
    template: 'datasheet.typ',
    data: () => sheetData(sheet, locale),
    pictures: [{ ...HEAD_PICTURE, picture, locale }],
    async save({ pages, pdf, svg }) {
      if (pages > MAX_PAGES) throw new Error(`${pages} pages, more than ${MAX_PAGES}`)
      await writeFile(pdfFile, pdf())
      await writeFile(preview, await firstPagePng(svg()))
    },
  }
}

/** Makes the datasheet of every service and product in each language. */
export async function generateDatasheets(): Promise<void> {
  const sheets = Object.values(catalogue).flatMap((groups) =>
    groups.flatMap(({ copy, items }) =>
      items.map((item): Sheet => ({ item, groupTitle: { en: copy.en.title, ar: copy.ar.title } })),
    ),
  )
  const outputs = sheets.flatMap((sheet) => locales.map((locale) => datasheet(sheet, locale)))
  await makeOutputs('datasheets', outputs, ['public/pdfs/services', 'public/pdfs/products', 'generated/sheets'])
}
