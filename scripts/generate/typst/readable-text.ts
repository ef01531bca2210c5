import { deflateSync, inflateSync } from 'node:zlib'

import { inReadingOrder } from './line-order'
import { type PdfFile, pdfObject, readPdf, reference, streamOf, withStream, writePdf } from './pdf-file'
import { type PdfFont, pdfFont } from './pdf-font'
import { type Fonts, type Piece, PIECE, plainText, readPiece } from './pdf-piece'

/** A line or a shape without words, such as the line below a link, which the compiler draws in parts. */
const DRAWING = /\/Artifact BMC\nq\n(?:(?!BT$|q$|Q$).*\n)*Q\nEMC\n/gm

/** Pieces with nothing but drawings between them. */
const PIECES = new RegExp(`(?:${PIECE.source}(?:${DRAWING.source})*)+`, 'gm')

const placeOf = (x: number) => `1 0 0 -1 ${Number(x.toFixed(4))} 0 Tm\n`

function written({ open, x, y, colour, font, shown, isReversed, isMark }: Piece): string {
  const text = `0 Tr\n${font}\n${shown.map((one) => placeOf(one.x) + one.operators).join('')}`
  const wrapped = isReversed ? `/ReversedChars BMC\n${text}EMC\n` : text
  const drawn = `q\n1 0 0 -1 ${x} ${y} cm\n${colour}BT\n${isMark ? text : wrapped}ET\nQ\n`
  return `${open}${isMark ? `/Span <<\n  /ActualText <FEFF>\n>> BDC\n${drawn}EMC\n` : drawn}EMC\n`
}

/** The parts of a piece are one again, and the marks come after the words. `parentOf`: the element of a piece's tag. */
function joined(pieces: readonly Piece[], parentOf: (piece: Piece) => string): string {
  const words: Piece[] = []
  const after: string[] = []
  let isSplit = false
  for (const piece of pieces) {
    const last = words.at(-1)
    const continues = (['y', 'colour', 'font'] as const).every((key) => last?.[key] === piece[key])
    if (piece.isMark) after.push(written(piece))
    else if (last && isSplit && continues && parentOf(last) === parentOf(piece)) {
      const shown = piece.shown.map((one) => ({ ...one, x: one.x + piece.x - last.x }))
      words[words.length - 1] = {
        ...last,
        shown: [...last.shown, ...shown],
        isArabic: last.isArabic || piece.isArabic,
        isReversed: last.isReversed || piece.isReversed,
      }
      after.push(`${piece.open}EMC\n`)
    } else words.push(piece)
    isSplit = piece.isMark
  }
  return inReadingOrder(words).map(written).join('') + after.join('')
}

function mendPage(file: PdfFile, page: string, fonts: ReadonlyMap<number, PdfFont>, parents: readonly string[]): void {
  const named: Fonts = new Map(
    [...page.matchAll(/\/(\w+) (\d+) 0 R/g)].flatMap(([, name = '', number]) => {
      const font = fonts.get(Number(number))
      return font ? [[name, font] as const] : []
    }),
  )
  const parentOf = ({ open }: Piece) => parents[Number(/\/MCID (\d+)/.exec(open)?.[1])] ?? ''
  const number = reference(page, 'Contents')
  const object = pdfObject(file, number)
  const content = `${inflateSync(Buffer.from(streamOf(object), 'latin1')).toString('latin1')}\n`
  const mended = content.replace(PIECES, (pieces) =>
    [
      joined(
        [...pieces.matchAll(PIECE)].map((match) => readPiece(match, named)),
        parentOf,
      ),
      ...(pieces.match(DRAWING) ?? []),
    ].join(''),
  )
  const deflated = deflateSync(Buffer.from(mended, 'latin1'), { level: 9 }).toString('latin1')
  file.objects.set(number, withStream(object, deflated))
}

/**
 * Makes the text of a PDF readable for programs. The compiler draws the marks over Arabic letters as pieces of their own,
 * at another height, and gives letter and mark the text of both: readers find marks twice and words in parts. Here
 * - a letter is one code, and its marks are invisible codes before it, in the order of the line, which readers reverse;
 * - the marks that are seen have no text and come after the words;
 * - the parts of a piece are one again;
 * - the pieces of a line stand in the order in which they are read.
 */
export function readableText(pdf: Buffer): Buffer {
  const file = readPdf(pdf)
  const objects = [...file.objects]
  const fonts = new Map(
    objects
      .filter(([, object]) => object.includes('/Subtype /Type0'))
      .map(([number]) => [number, pdfFont(file, number, plainText)]),
  )
  const [, tree = ''] = objects.find(([, object]) => object.includes('/ParentTree <<')) ?? []
  for (const [, page] of objects.filter(([, object]) => /\/Type \/Page$/m.test(object))) {
    const [, key = ''] = /\/StructParents (\d+)/.exec(page) ?? []
    const [, number] = new RegExp(`[[ ]${key} (\\d+) 0 R`).exec(/\/Nums \[[^\]]*/.exec(tree)?.[0] ?? '') ?? []
    mendPage(file, page, fonts, file.objects.get(Number(number))?.match(/\d+ 0 R/g) ?? [])
  }
  for (const font of fonts.values()) font.save()
  return writePdf(file)
}
