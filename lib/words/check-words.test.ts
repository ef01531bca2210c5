/** @jest-environment node */
import { wordFault } from './check-words'
import type { WordKind } from './rule'

const fault = (text: string, language: 'en' | 'ar' | undefined, kind: WordKind = 'text') =>
  wordFault({ text, kind, language }) ?? ''

describe('characters that nobody sees, or that the fonts lack, are named', () => {
  test.each([
    ['The app\u200b opens', 'has a ZERO WIDTH SPACE (U+200B) in “app”, which cannot be seen. Take it out.'],
    ['\u202eThe app', 'has a RIGHT-TO-LEFT OVERRIDE (U+202E) in “The”'],
    ['a\u200f b', 'has a RIGHT-TO-LEFT MARK (U+200F)'],
    ['soft\u00adware', 'has a SOFT HYPHEN (U+00AD) in “software”'],
    ['e-\u2060mail', 'has a WORD JOINER (U+2060)'],
    ['\u3164', 'has a HANGUL FILLER (U+3164), which cannot be seen'],
    ['\u2800', 'has a BRAILLE PATTERN BLANK (U+2800)'],
    ['\u115f', 'has a HANGUL CHOSEONG FILLER (U+115F)'],
    ['a\ufeffb', 'has a BYTE ORDER MARK (U+FEFF)'],
    ['Caf\ufffd', 'has a REPLACEMENT CHARACTER (U+FFFD) in “Caf”, in place of a letter that was lost'],
    ['a\u0000b', 'has a NULL (U+0000)'],
    ['a\u0007b', 'has a BELL (U+0007)'],
    ['a\u007fb', 'has a DELETE (U+007F)'],
    ['a\u009fb', 'has a control character (U+009F)'],
    ['a\ud800b', 'has half of a character (U+D800)'],
    ['a\ufdd0b', 'has a noncharacter (U+FDD0)'],
    ['a\u{1fffe}b', 'has a noncharacter (U+1FFFE)'],
    ['a\ue000b', 'has a character of private use (U+E000)'],
    ['a\u{e0041}b', 'has an invisible tag character (U+E0041)'],
    ['The\tapp', 'has a TAB (U+0009) in “The”. Write an ordinary space.'],
    ['The\u2009app', 'has a THIN SPACE (U+2009)'],
    ['The app\nopens', 'has a line break, LINE FEED (U+000A). Write it on one line.'],
    ['The app\u2028opens', 'has a line break, LINE SEPARATOR (U+2028)'],
    ['x'.padEnd(9, '\u0301'), 'has marks on no letter, or too many on one'],
    ['It opens ✅ now', 'has “✅” (U+2705) in “✅”, which the fonts of the site do not have'],
    ['Launch 🚀', 'has “🚀” (U+1F680)'],
    ['Москва', 'has “М” (U+041C) in “Москва”'],
    ['non\u2011stop', 'has a NON-BREAKING HYPHEN (U+2011) in “non‑stop”. Write - instead.'],
    [
      'oﬃce',
      'has “oﬃce” in letters of a fixed form or width, which nobody finds who searches for it. Write it as “office”.',
    ],
    ['ＡＢＣ', 'Write it as “ABC”.'],
    ['𝗕𝗼𝗹𝗱', 'Write it as “Bold”.'],
    [
      'cafe\u0301s',
      'has “e\u0301” in “cafe\u0301s” as a letter and a mark, two characters. Write it as one: “\u00e9”.',
    ],
  ])('%j', (text, sentence) => {
    expect(fault(text, 'en')).toContain(sentence)
    expect(fault(text, undefined, undefined)).toContain(sentence)
  })
})

describe('Arabic is written as docs/editing.md says', () => {
  test.each([
    [
      'ﺍﻟﺜﻘﺔ الصفرية',
      'has “ﺍﻟﺜﻘﺔ” in letters of a fixed form or width, which nobody finds who searches for it. Write it as “الثقة”.',
    ],
    ['كـتاب مفتوح', 'has a stretched letter, ARABIC TATWEEL (U+0640). Write “كتاب” for “كـتاب”.'],
    ['خلال ٣٠ يومًا', 'has the number “٣٠”. The site has Western digits: write 30.'],
    ['خلال ۳ أيام', 'write 3.'],
    ['شبکة آمنة', 'has “ک” (U+06A9) in “شبکة”, which is not a letter of Arabic. Write ك.'],
    ['فی الشبكة', 'has “ی” (U+06CC) in “فی”, which is not a letter of Arabic. Write ي, or ى at the end of a word.'],
    ['شبكة, آمنة', 'has a Latin “,” beside Arabic words in “شبكة,”. Write ،.'],
    ['نظام SIEM, وغيره', 'has a Latin “,” beside Arabic words'],
    ['شبكة; آمنة', 'Write ؛.'],
    ['ما الثقة الصفرية?', 'Write ؟.'],
    ['ما هو SIEM?', 'Write ؟.'],
    ['نسبة 5٪ أقل', 'Write %'],
    ['يسمى "الثقة" هنا', 'has quotation marks of another language around “الثقة”. Write «الثقة».'],
    ['يسمى “الثقة” هنا', 'Write «الثقة».'],
    ['أ\u0627\u0654ب', 'as a letter and a mark'],
    ['يحمي الـ ERP', 'Write “الـERP” for “الـ ERP”.'],
    ['الشبكة ـ الثقة', 'has a stretched letter, ARABIC TATWEEL (U+0640). Take it out.'],
    ['الثقة ،الشبكة', 'has a space before “،”. Take it out.'],
    ['ما الثقة ؟', 'has a space before “؟”'],
    ['الثقة،الشبكة', 'has no space after “،”. Write one.'],
    ['Ø§Ù„Ø«Ù‚Ø©', 'has “Ø§Ù„Ø«Ù‚Ø©” in place of “الثقة”: a program did not read it as UTF-8'],
    ['????? ???????', 'has question marks side by side'],
    ['The network stays closed', 'has no Arabic word'],
  ])('%s', (text, sentence) => {
    expect(fault(text, 'ar')).toContain(sentence)
  })

  test('a sentence without an Arabic word', () => {
    expect(fault('Odoo ERP.', 'ar', 'sentence')).toMatch(/^has no Arabic word/)
    expect(fault('{name}', 'ar', 'message')).toBe('')
  })

  test.each([
    'الثقة الصفرية (Zero Trust)، وبنيتها وفق NIST SP 800-207',
    'بقيمة 1,000 درهم و2.5 مليون',
    'شركة Palm Tech, Inc. في دبي',
    'تكامل الـERP مع لـ3 أنظمة',
    'يكتب «الثقة»، ثم “Zero Trust”',
    'محمد بن ڤيصل چلبي پرویز'.replace('ی', 'ي'),
    'إعداد اللَّٰه والشدّة المُؤَكَّدة',
    'القانون الصادر سنة 1443هـ، و1448 هـ (أي 2026م)',
    'أهي «شبكة»؟ نعم؛ أو لا!',
    'Microsoft Azure',
    'ISO/IEC 27001:2022',
    'Palm Technologies L.L.C',
    'https://example.com/?a=1,2;3',
  ])('%s is right', (text) => {
    expect(fault(text, 'ar')).toBe('')
  })
})

describe('English', () => {
  test('Arabic words and marks are refused', () => {
    expect(fault('The شبكة stays closed', 'en')).toMatch(/^has “شبكة” in an English text/)
    expect(fault('closed، open', 'en')).toMatch(/^has “،” in an English text/)
    expect(fault('An invoice for رقم', 'en', 'coded')).toBe('')
    expect(fault('نخلة', undefined)).toBe('')
  })

  test.each([
    'José Ñuñez, Zoë Łukasz & Şükrü Čapek',
    'Palm & Sons: 5 % less, ≥ 3 × 2 → 6 m² at 20 °C; ±0.5',
    'R&D; AT&T; [draft] a < b > c, 2 * 3 * 4, snake_case, #1, C# and C++',
    '“SÃO PAULO, Å” and “É™”; is it? Yes? *',
    '“Quoted” – it’s 2026… (PDF, 3\u00a0MB) €5 ™ ® ½',
  ])('%s is right', (text) => {
    expect(fault(text, 'en')).toBe('')
  })
})

describe('markup would be shown as it is', () => {
  test.each([
    ['<b>bold</b>', '<b>'],
    ['a<br/>b', '<br/>'],
    ['<!-- hidden -->', '<!--'],
    ['R&amp;D', '&amp;'],
    ['a&nbsp;b &#39;', '&nbsp;'],
    ['a **bold** word', '**'],
    ['a __bold__ word', '__'],
    ['see [our page](https://firm.ae)', '[our page](https://firm.ae)'],
    ['the `code`', '`'],
    ['an *emphasised* word', '*emphasised*'],
    ['an _emphasised word_.', '_emphasised word_'],
    ['a ~~crossed~~ word', '~~crossed~~'],
    ['# Heading', '#'],
    ['- a point', '-'],
    ['• a point', '•'],
  ])('%s', (text, found) => {
    expect(fault(text, 'en')).toContain(`has “${found}”, `)
    expect(fault(`${text} شبكة`, 'ar')).toContain(`has “${found}”, `)
  })

  test('a code between backticks may have it where codes are allowed', () => {
    expect(fault('the field `<cbc:ID>` and `a**b`', 'en', 'coded')).toBe('')
    expect(fault('the field <cbc:ID>', 'en', 'coded')).toContain('an HTML tag')
  })
})

test('code keeps its lines', () => {
  expect(fault('<a>\n  x ** y\n</a>', undefined, 'code')).toBe('')
  expect(fault('<a>\n\tx\n</a>', undefined, 'code')).toMatch(/^has a TAB/)
  expect(fault('{you}\n{we}', 'en', 'message')).toMatch(/^has a line break/)
})

test('a plural has the forms of its language', () => {
  const plural = (form: string) => `{count, plural, one {one} ${form} {#} other {#}}`
  expect(fault(plural('tow'), 'en', 'message')).toBe(
    'has a form "tow" of a plural, which this language does not have. It has one, other.',
  )
  expect(fault(plural('few'), 'en', 'message')).toMatch(/^has a form "few"/)
  expect(fault('{count, plural, =1 {خطوة} few {# خطوات} other {# خطوة}}', 'ar', 'message')).toBe('')
})
