/** @jest-environment node */
import { deflateSync, inflateSync } from 'node:zlib'

import { readableText } from './readable-text'

const actual = '/Span <<\n  /ActualText <FEFF0020>\n>> BDC\n'
const run = (glyph: string) => `/ReversedChars BMC\n(${glyph}) Tj\nEMC\n`
const content = deflateSync(`BT\n${run('a')}${actual}${run('b')}EMC\nET\n`).toString('latin1')

const objects = [
  '1 0 obj\n<<\n  /Contents 3 0 R\n>>\nendobj\n\n',
  '2 0 obj\n<<\n  /Length 9\n>>\nstream\nbegincmap\n<0001> <06280631>\n<0002> <20690020>\n<0003> <00660069>\nendstream\nendobj\n\n',
  `3 0 obj\n<<\n  /Length ${content.length}\n>>\nstream\n${content}\nendstream\nendobj\n\n`,
]

const file = `%PDF-1.7\n${objects.join('')}xref\n0 4\n0000000000 65535 f\r\n${'0000000000 00000 n\r\n'.repeat(3)}startxref\n1\n%%EOF`
const pdf = readableText(Buffer.from(file, 'latin1')).toString('latin1')

test('letters of an Arabic ligature are in the order of the line, isolates are left out', () => {
  expect(pdf).toContain('<0001> <06310628>\n<0002> <0020>\n<0003> <00660069>\n')
})

test('a line is one run without a second text', () => {
  const stream = /3 0 obj[^]*?stream\n([^]*?)\nendstream/.exec(pdf)?.[1] ?? ''
  const text = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  expect(text).toBe('BT\n/ReversedChars BMC\n(a) Tj\n(b) Tj\nEMC\nET\n')
})

test('the table names the place of every object', () => {
  const places = [...pdf.matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place))
  expect(places.map((place) => pdf.slice(place, place + 7))).toEqual(['1 0 obj', '2 0 obj', '3 0 obj'])
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1])
  expect(pdf.slice(start, start + 4)).toBe('xref')
})
