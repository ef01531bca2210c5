/** @jest-environment node */
import config from '@/tailwind.config'

const { brand, ink, ok, err, sand, teal } = config.theme.colors

/** WCAG's relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Words and the ground that app/tokens.css sets them on. Words on buttons are ink on an accent. */
const WORDS = [
  ['brand 300', brand[300], 'ink 900', ink[900]],
  ['brand 400', brand[400], 'ink 900', ink[900]],
  ['brand 700', brand[700], 'sand 50', sand[50]],
  ['brand 800', brand[800], 'sand 100', sand[100]],
  ['teal 300', teal[300], 'ink 900', ink[900]],
  ['teal 700', teal[700], 'sand 50', sand[50]],
  ['ok 700', ok[700], 'ok 50', ok[50]],
  ['err 700', err[700], 'err 50', err[50]],
] as const

test('words in the colours of the palette have a contrast of 7:1', () => {
  const faint = WORDS.flatMap(([name, colour, ground, background]) => {
    const found = contrast(colour, background)
    return found < 7 ? `tailwind.config.ts: ${name} on ${ground} has ${found.toFixed(1)}:1. Words need 7:1.` : []
  })
  expect(faint).toEqual([])
})
