/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { inflateSync } from 'node:zlib'

/*
 * A page as the compiler writes it, with the word «قريبًا»: alef, then the mark over beh at a height of its own, then the
 * rest of the word. Glyph 5 is the ligature of lam and alef, glyph 6 the mark, which takes no room.
 */
const map = `12 dict begin
begincmap
<0001> <0627>
<0002> <0628064B>
<0003> <064A>
<0004> <20690020>
<0005> <06440627>
<0006> <0628064B>
endcmap
`
const piece = (mcid: number, x: number, y: number, text: string) =>
  `/Span <<\n  /MCID ${mcid}\n>> BDC\nq\n1 0 0 -1 ${x} ${y} cm\n/c0 cs\n0 scn\nBT\n${text}ET\nQ\nEMC\n`
const run = (shown: string, at = 0) => `0 Tr\n/f0 12 Tf\n1 0 0 -1 ${at} 0 Tm\n${shown}\n`
const reversed = (text: string) => `/ReversedChars BMC\n${text}EMC\n`
const actual = (hex: string, text: string) => `/Span <<\n  /ActualText <FEFF${hex}>\n>> BDC\n${text}EMC\n`
const marked = reversed(run(String.raw`[(\000\002\000\003) -31 (\000\003)]` + ' TJ'))
const ligature = actual('0644064B0627', reversed(run(String.raw`(\000\005)` + ' Tj', 9)))
const pieces = [
  piece(0, 70, 72, run(String.raw`(\000\001)` + ' Tj')),
  piece(1, 73, 73, run(String.raw`[-71 (\000\006)]` + ' TJ')),
  piece(2, 73, 72, marked + ligature),
]

const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`

/** Jest cannot load MuPDF, which has no CommonJS version. */
const PROGRAM = `
const { readableText } = await import('./scripts/generate/typst/readable-text.ts')
process.stdout.write(readableText(Buffer.from(process.argv[1], 'base64')))`

/** A page with pieces in elements of the structure. */
function pdfWith(parents: string, content = pieces): string {
  const objects = [
    '<< /Type /Page /Parent 9 0 R /Resources << /Font << /f0 2 0 R >> >> /StructParents 0 /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type0 /DescendantFonts [3 0 R] /ToUnicode 4 0 R >>',
    '<< /CIDToGIDMap /Identity /W [1 1 261 2 2 360.5 3 4 283 5 5 558] >>',
    stream(map),
    stream(content.join('').trimEnd()),
    '<< /ParentTree << /Nums [0 7 0 R] >> >>',
    parents,
    '<< /Type /Catalog /Pages 9 0 R /StructTreeRoot 6 0 R >>',
    '<< /Type /Pages /Kids [1 0 R] /Count 1 >>',
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  // Without a table of places, MuPDF looks for the objects.
  const file = Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Size 10 /Root 8 0 R >>\n%%EOF`, 'latin1')
  const command = ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM, file.toString('base64')]
  return execFileSync(process.execPath, command, { encoding: 'latin1', stdio: ['ignore', 'pipe', 'ignore'] })
}

const objectIn = (pdf: string, number: number) => new RegExp(`\n${number} 0 obj\n([^]*?)\nendobj`).exec(pdf)?.[1] ?? ''
const streamIn = (pdf: string, number: number): Buffer => {
  const [, text = ''] = /stream\n([^]*)\nendstream/.exec(objectIn(pdf, number)) ?? []
  const bytes = Buffer.from(text, 'latin1')
  return objectIn(pdf, number).includes('/FlateDecode') ? inflateSync(bytes) : bytes
}
const contentIn = (pdf: string) => streamIn(pdf, 5).toString('latin1')

const pdf = pdfWith('[10 0 R 10 0 R 10 0 R]')

test('a letter reads as itself, its mark as nothing, a ligature in the order of the line', () => {
  expect(streamIn(pdf, 4).toString()).toContain(
    '<0001> <0627>\n<0002> <0628>\n<0003> <064A>\n<0004> <0020>\n<0005> <06270644>\n<0006> <200B>\n',
  )
})

test('new codes draw the same glyphs: a hidden mark takes no room, a ligature with a mark is in parts', () => {
  expect(streamIn(pdf, 4).toString()).toContain(
    '3 beginbfchar\n<0007> <064B>\n<0008> <0644>\n<0009> <0627>\nendbfchar\nendcmap',
  )
  const [, table] = /CIDToGIDMap (\d+) 0 R/.exec(objectIn(pdf, 3)) ?? []
  expect(objectIn(pdf, 3)).toContain('5 5 558 7 7 0 8 8 0 9 9 558]')
  const glyphs = [...streamIn(pdf, Number(table))].filter((_, index) => index % 2)
  expect(glyphs).toEqual([0, 1, 2, 3, 4, 5, 6, 6, 6, 5])
})

test('a line is one piece: marks are hidden before their letters, and drawn without text after the words', () => {
  expect(contentIn(pdf)).toBe(
    piece(
      0,
      70,
      72,
      reversed(
        '0 Tr\n/f0 12 Tf\n1 0 0 -1 0 0 Tm\n[<0001>] TJ\n' +
          '1 0 0 -1 3 0 Tm\n3 Tr\n<0007> Tj\n0 Tr\n[<00020003>-31<0003>] TJ\n' +
          '1 0 0 -1 12 0 Tm\n[<0009>] TJ\n3 Tr\n[20<00070008>-20] TJ\n0 Tr\n',
      ),
    ) +
      piece(1, 73, 73, run('[-71<0006>] TJ')).replace('q\n', '/Span <<\n  /ActualText <FEFF>\n>> BDC\nq\n') +
      'EMC\n' +
      '/Span <<\n  /MCID 2\n>> BDC\nEMC\n',
  )
})

test('pieces of other elements of the structure stay apart', () => {
  expect(contentIn(pdfWith('[10 0 R 10 0 R 11 0 R]'))).toMatch(/\/MCID 2\n>> BDC\nq\n1 0 0 -1 73 72 cm/)
})

test('a letter after hidden ones stays so near that poppler reads on', () => {
  const kerned = [piece(0, 70, 72, reversed(run(String.raw`[(\000\002) -31 (\000\003) -31 (\000\003)]` + ' TJ')))]
  expect(contentIn(pdfWith('[10 0 R]', kerned))).toContain('3 Tr\n<0007> Tj\n0 Tr\n[<0002>-29<0003>-31<0003>] TJ')
})

test('«لا» alone is two codes in the order of the line, which MuPDF does not reverse within a glyph', () => {
  const alone = [piece(0, 70, 72, run(String.raw`(\000\005)` + ' Tj'))]
  const pdf = pdfWith('[10 0 R]', alone)
  expect(contentIn(pdf)).toContain('3 Tr\n<0007> Tj\n0 Tr\n[1<0008>] TJ')
  expect(streamIn(pdf, 4).toString()).toContain('<0007> <0627>\n<0008> <0644>\n')
  expect(objectIn(pdf, 3)).toContain('7 7 1 8 8 558]')
})
