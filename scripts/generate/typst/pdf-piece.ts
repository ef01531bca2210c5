import { codeHex, NO_TEXT, type PdfFont, textOfHex } from './pdf-font'
import { shownBy } from './pdf-strings'

/** The fonts of a page by the names that its text gives them. */
export type Fonts = ReadonlyMap<string, PdfFont>

/** A piece of text as the compiler writes it, with the texts of its codes mended. */
export interface Piece {
  /** Its tag, which names its number in the structure of the document. */
  open: string
  x: number
  y: string
  colour: string
  /** The operator that sets the font. */
  font: string
  /** Operators that show text, each with its place from `x`. */
  shown: readonly { x: number; operators: string }[]
  isArabic: boolean
  /** Whether the compiler says that its codes run against the text. */
  isReversed: boolean
  isMark: boolean
}

/** Letters and marks in the order of the line: an Arabic ligature from left to right, without invisible isolates. */
function inLine(text: string): string {
  const letters = text.replace(/(?!^\p{Cf}+$)\p{Cf}/gu, '')
  return /\p{sc=Arabic}/u.test(letters) ? [...letters].toReversed().join('') : letters
}

/** A text in the order of the line: what is before the letters that the glyph itself reads as, these, and the rest. */
function aroundLetters(text: string): [before: string, letters: string, after: string] {
  const [, before = '', letters = '', after = ''] = /^(\p{M}*)(\P{M}*)(.*)$/su.exec(inLine(text)) ?? []
  return [before, letters || NO_TEXT, after]
}

const isMark = (text: string, width: number): boolean => width === 0 && /\p{M}/u.test(text)

/** What a code reads as, from the text and the width that the compiler gives it. */
export const plainText = (text: string, width: number): string =>
  isMark(text, width) ? NO_TEXT : aroundLetters(text)[1]

/** A piece of text in a content stream that is the only one in its tag. The profile's footers have two, and stay so. */
export const PIECE =
  /(\/(?:Span|Artifact) (?:BMC|<<\n(?: .*\n)*>> BDC)\n)q\n1 0 0 -1 (\S+) (\S+) cm\n((?:(?!BT$|q$).*\n)*)BT\n((?:(?!ET$).*\n)*)ET\nQ\nEMC\n/gm

const hexOf = (codes: readonly number[]): string => `<${codes.map(codeHex).join('')}>`

/** Codes that are invisible, between others that are not. */
const hidden = (codes: readonly number[]): string => (codes.length > 0 ? `] TJ\n3 Tr\n${hexOf(codes)} Tj\n0 Tr\n[` : '')

/**
 * The widest gap before a letter that follows hidden ones, thousandths of the size of the type. poppler takes these for
 * the end of a word, and joins it to the rest of the word only over less than 30. Fonts kern zain and yeh by 31.
 */
const MAX_GAP = 29

/** How far letters hidden after a ligature move back from its edge, thousandths of the size of the type. */
const BACK = 20

/**
 * Likewise, a little back over the glyph before them: at its edge, poppler would take a narrow letter that follows to
 * be before them. Further back, MuPDF would see a space.
 */
const hiddenOver = (codes: readonly number[]): string =>
  codes.length > 0 ? `] TJ\n3 Tr\n[${BACK}${hexOf(codes)}${-BACK}] TJ\n0 Tr\n[` : ''

/** What draws a glyph, within the brackets of a `TJ`, and reads as `text`. */
function operatorsFor(code: number, text: string, font: PdfFont): string {
  const [before, letters, after] = aroundLetters(text)
  const [hiddenBefore, hiddenAfter] = [before, after].map((part) => [...part].map((one) => font.hiddenCodeFor(one)))
  const drawn = hexOf([font.codeFor(code, letters)])
  return `${hidden(hiddenBefore ?? [])}${drawn}${hiddenOver(hiddenAfter ?? [])}`
}

/**
 * Likewise, for a piece that is only «لا»: MuPDF does not reverse the letters of a single glyph, so its alef is a code
 * of its own. pdf.js would see a space on both sides of a letter that takes no room.
 */
const lamAlef = (code: number, font: PdfFont): string =>
  `${hidden([font.hiddenCodeFor('ا', 1)])}1${hexOf([font.codeFor(code, 'ل')])}`

export function readPiece(
  [, open = '', x = '', y = '', colour = '', body = '']: RegExpMatchArray,
  fonts: Fonts,
): Piece {
  const [setFont = '', name = ''] = /^\/(\w+) \S+ Tf$/m.exec(body) ?? []
  const font = fonts.get(name)
  if (!font) throw new Error(`the PDF has no font ${name}`)
  const shown: Piece['shown'][number][] = []
  const isAlone = (body.match(/.+ T[jJ]$/gm) ?? []).flatMap(shownBy).filter(Array.isArray).flat().length === 1
  let [place, actual] = [0, '']
  let [isArabic, isDrawnMark, isAfterHidden] = [false, false, false]
  for (const [line] of body.matchAll(/\/Span <<\n.*\n>> BDC|.+/g)) {
    const [, hex, literal] = /\/ActualText (?:<(\w+)>|\((.+)\))/.exec(line) ?? []
    const [, at] = /^1 0 0 -1 (\S+) 0 Tm$/.exec(line) ?? []
    if (hex) actual = textOfHex(hex)
    else if (literal) actual = literal.replace(/\\(.)/g, '$1')
    else if (line === 'EMC') actual = ''
    else if (at) place = Number(at)
    else if (/ T[jJ]$/.test(line)) {
      const operators = shownBy(line).flatMap((run) =>
        typeof run === 'string'
          ? [isAfterHidden ? String(Math.max(Number(run), -MAX_GAP)) : run]
          : run.map((code) => {
              const text = actual || font.textOf(code)
              isArabic ||= /\p{sc=Arabic}/u.test(text)
              if (!isMark(text, font.widthOf(code))) {
                const operators = isAlone && text === 'لا' ? lamAlef(code, font) : operatorsFor(code, text, font)
                isAfterHidden = operators.includes('3 Tr')
                return operators
              }
              isDrawnMark = true
              return hexOf([code])
            }),
      )
      shown.push({ x: place, operators: `[${operators.join('')}] TJ\n`.replaceAll('><', '').replaceAll('[] TJ\n', '') })
    } else if (!/^(?:\/ReversedChars BMC|0 Tr|\/\w+ \S+ Tf)$/.test(line)) {
      throw new Error(`a text of the PDF has an operator that is not known here: ${line}`)
    }
  }
  const isReversed = body.includes('/ReversedChars')
  return { open, x: Number(x), y, colour, font: setFont, shown, isArabic, isReversed, isMark: isDrawnMark }
}
