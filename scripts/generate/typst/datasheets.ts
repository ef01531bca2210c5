import { writeFile } from 'node:fs/promises'

import { catalogue } from '@/content/catalogue'
import { pictureFacts } from '@/content/pictures'
import { type Locale, locales } from '@/lib/locale'
import { datasheetPath } from '@/lib/page-files'
import { sheetPicture } from '@/lib/picture-names'

import { markSvg } from '../brand-drawings'
import { type Sheet, sheetData } from './datasheet-data'
import { firstPagePng, sheetPictureSvg } from './datasheet-picture'
import { qrSvg } from './datasheet-qr'
import { withLayout } from './compiler'
import { masterFile } from './crop-picture'
import { labelled } from './labelled'
import { fileDigest, fingerprint, type Job, makeOutputs } from './outputs'
import { toolsFingerprint } from './versions'

const MOST_PAGES = 2

/** A sheet in one language: the PDF, and its first page as a picture. */
export function sheetJob(sheet: Sheet, locale: Locale, tools: string): Job {
  const { kind, slug, picture } = sheet.item
  const label = `${kind}/${slug}, ${locale}`
  const pdf = `public${datasheetPath(kind, slug, locale)}`
  const preview = `generated/${sheetPicture(kind, slug, locale)}.png`
  return labelled(`Datasheet ${label}`, () => {
    const master = masterFile(picture, locale)
    const data = sheetData(sheet, locale)
    const mark = Buffer.from(markSvg('dark'))
    const ground = data.colours.ink
    return {
      label,
      files: [pdf, preview],
      key: fingerprint(tools, JSON.stringify([data, pictureFacts(picture)]), mark, fileDigest(master)),
      make: async () => {
        const files = {
          'mark.svg': mark,
          'picture.svg': await sheetPictureSvg({ picture, locale, ground }),
          'qr.svg': qrSvg(data.page.url, ground),
        }
        const drawn = withLayout({ template: 'datasheet.typ', data, files, label }, ({ pages, pdf, svg }) => {
          if (pages > MOST_PAGES) throw new Error(`${pages} pages, more than ${MOST_PAGES}`)
          return { pdf: pdf(), svg: svg() }
        })
        await writeFile(pdf, drawn.pdf)
        await writeFile(preview, await firstPagePng(drawn.svg))
      },
    }
  })
}

/** Makes the datasheet of every service and product in each language, with a picture of its first page. */
export async function generateDatasheets(): Promise<void> {
  const tools = toolsFingerprint()
  const sheets = Object.values(catalogue).flatMap((groups) =>
    groups.flatMap(({ copy, items }) =>
      items.map((item): Sheet => ({ item, groupTitle: { en: copy.en.title, ar: copy.ar.title } })),
    ),
  )
  const jobs = sheets.flatMap((sheet) => locales.map((locale) => sheetJob(sheet, locale, tools)))
  await makeOutputs('datasheets', jobs, [
    { folder: 'public/pdfs', extension: '.pdf' },
    { folder: 'generated/sheets', extension: '.png' },
  ])
}
