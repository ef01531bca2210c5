import { PDFDocument, type PDFObject } from 'mupdf'

import { inReadingOrder } from './line-order'
import { type PdfFont, pdfFont } from './pdf-font'
import { type Piece, PIECE, plainText, readPiece } from './pdf-piece'

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
function joined(pieces: readonly Piece[], parentOf: (piece: Piece) => number): string {
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

/** `fonts` by the numbers of their objects, `parents` by the numbers of the page's tags. */
function mendPage(page: PDFObject, fonts: ReadonlyMap<number, PdfFont>, parents: readonly number[]): void {
  const named = new Map<string, PdfFont>()
  page.get('Resources', 'Font').forEach((font, name) => {
    const known = fonts.get(font.asIndirect())
    if (known) named.set(String(name), known)
  })
  const parentOf = ({ open }: Piece) => parents[Number(/\/MCID (\d+)/.exec(open)?.[1])] ?? 0
  const contents = page.get('Contents')
  // Every byte is one character.
  const content = `${Buffer.from(contents.readStream().asUint8Array()).toString('latin1')}\n`
  const mended = content.replace(PIECES, (pieces) =>
    [
      joined(
        [...pieces.matchAll(PIECE)].map((match) => readPiece(match, named)),
        parentOf,
      ),
      ...(pieces.match(DRAWING) ?? []),
    ].join(''),
  )
  contents.writeStream(Buffer.from(mended, 'latin1'))
}

/** The objects of the structure's elements that a page's tags belong to. */
function parentsOf(page: PDFObject, nums: PDFObject): number[] {
  const key = page.get('StructParents').asNumber()
  for (let i = 0; i < nums.length; i += 2) {
    const elements = nums.get(i + 1)
    if (nums.get(i).asNumber() !== key) continue
    return Array.from({ length: elements.length }, (_, tag) => elements.get(tag).asIndirect())
  }
  return []
}

/**
 * Makes the text of a PDF readable for programs. The compiler draws the marks over Arabic letters as pieces of their own,
 * at another height, and gives letter and mark the text of both: readers find marks twice and words in parts. Here
 * - a letter is one code, and its marks are invisible codes before it, in the order of the line, which readers reverse;
 * - the marks that are seen have no text and come after the words;
 * - the parts of a piece are one again;
 * - the pieces of a line are in the order in which they are read.
 */
export function readableText(pdf: Buffer): Buffer {
  const document = new PDFDocument(pdf)
  const objects = Array.from({ length: document.countObjects() }, (_, number) => document.newIndirect(number))
  const fonts = new Map(
    objects
      .filter((object) => object.isDictionary() && object.get('Subtype').asName() === 'Type0')
      .map((font) => [font.asIndirect(), pdfFont(document, font, plainText)]),
  )
  const nums = document.getTrailer().get('Root', 'StructTreeRoot', 'ParentTree', 'Nums')
  for (let index = 0; index < document.countPages(); index += 1) {
    const page = document.findPage(index)
    mendPage(page, fonts, parentsOf(page, nums))
  }
  for (const font of fonts.values()) font.save()
  const mended = Buffer.from(document.saveToBuffer('compress,regenerate-id=no').asUint8Array())
  // JavaScript's collector does not free what MuPDF has taken.
  document.destroy()
  return mended
}
