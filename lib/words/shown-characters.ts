/**
 * What the fonts of the PDFs can draw, Instrument Sans and Alexandria together, without spaces of odd widths and letters
 * of a fixed form. The pages have the usual ones in fonts of their own, and take others from the system's.
 */
export const SHOWN = `
20-7e a0-ac ae-17e 18f 192 1a0-1a1 1af-1b0 1c4-1ce 1e6-1e7 1ea-1eb 1fa-21b 22a-22d 230-233 237 259 2bb-2bc
2be-2bf 2c6-2cc 2d8-2dd 300-304 306-30c 30f 311-312 31b 323-324 326-328 32e 331 335-338 394 3a9 3bc 3c0 60c 615
61b 61f 621-63a 640-656 658 660-671 679 67e 686 688 691 698 6a1 6a4 6a9 6af 6ba 6be 6c1-6c3 6cc 6d2-6d4 6f0-6f9
1e08-1e09 1e0c-1e0f 1e14-1e17 1e1c-1e1d 1e20-1e21 1e24-1e25 1e2a-1e2b 1e2e-1e2f 1e36-1e37 1e3a-1e3b 1e42-1e49
1e4c-1e53 1e5a-1e5b 1e5e-1e69 1e6c-1e6f 1e78-1e7b 1e80-1e85 1e8e-1e8f 1e92-1e93 1e97 1e9e 1ea0-1ef9 2010
2012-2015 2018-201a 201c-201e 2020-2022 2026 2030 2032-2033 2039-203a 2044 2070 2074-2079 2080-2089 20a1
20a3-20a4 20a6-20a7 20a9 20ab-20ad 20b1-20b2 20b5 20b9-20ba 20bc-20bd 2113 2116 2122 2126 212e 2153-2154
215b-215e 2190-2199 2202 2205-2206 220f 2211-2212 2215 2219-221a 221e 222b 2248 2260 2264-2265 25a0-25a1
25b2-25b3 25b6-25b7 25bc-25bd 25c0-25c1 25c6-25c7 25ca`
  .trim()
  .split(/\s+/)

const inClass = (ranges: readonly string[]) =>
  ranges.map((range) => range.replaceAll(/[\da-f]+/g, (code) => `\\u{${code}}`)).join('')

const NOT_SHOWN = new RegExp(`[^${inClass(SHOWN)}]`, 'u')

/** The first character of a text that the fonts cannot draw. */
export const notShown = (text: string): string | undefined => NOT_SHOWN.exec(text)?.[0]

const MOST =
  '20-7e a0-ac ae-233 237-331 335-338 394-3c0 60c-61b 61f-6f9 1e08-1ef9 2010-2026 2030-2044 2070-22ff 25a0-25ca'
    .split(' ')
    .map((range) => range.replaceAll(/[\da-f]+/g, (code) => String.fromCharCode(parseInt(code, 16))))
    .join('')

/**
 * The form of a text of most of these characters, for editors that check it as it is typed: it refuses emoji, direction
 * characters and letters of a fixed form. It is short, because each field of the editor has it, and needs no flag.
 */
export const MOSTLY_SHOWN = `^[${MOST}]*$`
