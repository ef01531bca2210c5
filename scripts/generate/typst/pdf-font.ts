import type { PDFDocument, PDFObject } from 'mupdf'

/** Readers skip it: the text of a glyph that has none of its own. */
export const NO_TEXT = '\u200b'

/** A character map may list this many codes in one block. */
const BLOCK = 100

const toText = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')
const toHex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()

/** A code as a string of a content stream. */
export const codeHex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0')

/** The text that a character map or a content stream gives in hexadecimal digits, with or without a byte-order mark. */
export const textOfHex = (hex: string): string => toText(hex.replace(/^FEFF/, ''))

/** `[first last width …]`, each range of codes of one width. */
function readWidths(ranges: PDFObject): Map<number, number> {
  const numberAt = (index: number) => ranges.get(index).asNumber()
  const widths = new Map<number, number>()
  for (let i = 0; i < ranges.length; i += 3) {
    for (let code = numberAt(i); code <= numberAt(i + 1); code += 1) widths.set(code, numberAt(i + 2))
  }
  return widths
}

/**
 * A font of a PDF: its codes are glyphs, and each code has a text. `plain`: what a code reads as where nothing else is
 * asked for, from its text and width.
 */
export function pdfFont(document: PDFDocument, font: PDFObject, plain: (text: string, width: number) => string) {
  const glyphs = font.get('DescendantFonts', 0)
  const map = font.get('ToUnicode')
  const mapText = map.readStream().asString()
  const widths = readWidths(glyphs.get('W'))
  const widthOf = (code: number) => widths.get(code) ?? 0
  const pairs = [...mapText.matchAll(/^<(\w{4})> <(\w+)>$/gm)]
  const texts = new Map(pairs.map(([, code = '', hex = '']) => [parseInt(code, 16), textOfHex(hex)]))
  /** The text that the compiler gives a code. */
  const textOf = (code: number) => texts.get(code) ?? ''
  const plainOf = (code: number) => plain(textOf(code), widthOf(code))

  const firstNew = Math.max(...texts.keys(), ...widths.keys()) + 1
  const added: { glyph: number; text: string; width: number }[] = []
  const add = (glyph: number, text: string, width: number): number => {
    const known = added.findIndex((one) => one.glyph === glyph && one.text === text && one.width === width)
    return firstNew + (known < 0 ? added.push({ glyph, text, width }) - 1 : known)
  }

  function saveMap() {
    const rows = added.map(({ text }, index) => `<${codeHex(firstNew + index)}> <${toHex(text)}>`)
    const blocks = Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, index) => {
      const block = rows.slice(index * BLOCK, (index + 1) * BLOCK)
      return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`
    })
    const changed = mapText
      .replace(/^<(\w{4})> <\w+>$/gm, (_, code: string) => `<${code}> <${toHex(plainOf(parseInt(code, 16)))}>`)
      .replace('endcmap', `${blocks.join('')}endcmap`)
    map.writeStream(changed)
  }

  /** Which glyph a code draws: the compiler's codes are the glyphs, the new ones follow. */
  function saveGlyphs() {
    const table = Buffer.alloc(2 * (firstNew + added.length))
    for (let code = 0; code < firstNew; code += 1) table.writeUInt16BE(code, 2 * code)
    for (const [index, { glyph, width }] of added.entries()) {
      table.writeUInt16BE(glyph, 2 * (firstNew + index))
      for (const value of [firstNew + index, firstNew + index, width]) glyphs.get('W').push(value)
    }
    glyphs.put('CIDToGIDMap', document.addStream(table, {}))
  }

  return {
    textOf,
    widthOf,
    /** The code that draws the glyph of `code` and reads as `text`; a new one where `code` reads otherwise. */
    codeFor: (code: number, text: string) => (plainOf(code) === text ? code : add(code, text, widthOf(code))),
    /** A code that reads as `text` and takes hardly any room, if any. It draws the narrowest glyph: write it invisibly. */
    hiddenCodeFor(text: string, width = 0) {
      const narrowest = [...texts.keys()].reduce((first, code) => (widthOf(code) < widthOf(first) ? code : first))
      return add(narrowest, text, width)
    },
    save() {
      saveMap()
      if (added.length > 0) saveGlyphs()
    },
  }
}

export type PdfFont = ReturnType<typeof pdfFont>
