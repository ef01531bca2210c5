/** @jest-environment node */
import { compilerError } from './compiler-error'

const notShown = (escaped: string) =>
  `Error: [SourceDiagnostic { severity: Error, span: Span(1), message: "PDF/UA-1 error: the text \`\\"${escaped}\\"\` could not be displayed with font", trace: [] }]`

test('names a character that the fonts lack, and its text', () => {
  const data = { title: 'Zero Trust', bullets: [{ text: 'It opens ✅ now' }] }
  expect(compilerError('datasheet.typ', notShown('✅'), data).message).toBe(
    '“✅” (U+2705) in “It opens ✅ now” is in none of its fonts. Take it out, or write it in words.',
  )
})

test('names one that cannot be seen', () => {
  expect(compilerError('card.typ', notShown('\\\\u{7}'), { title: 'Bell \u0007' }).message).toContain(
    '(U+0007) in “Bell',
  )
})

test('names the template for any other error', () => {
  expect(compilerError('card.typ', 'unknown variable: x', {}).message).toBe(
    'The compiler says of art/documents/card.typ: unknown variable: x',
  )
})
