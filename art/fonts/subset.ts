import { createHash } from 'node:crypto'
import { readFile, readdir, rm, writeFile } from 'node:fs/promises'

import { localeConfig } from '@/lib/locale'
import { ensureTool } from '@/scripts/setup/install.mjs'

import { ARABIC_CHARACTERS, ARABIC_RANGE, LATIN_CHARACTERS, LATIN_RANGE } from './font-characters'

/*
 * npx tsx art/fonts/subset.ts && npx prettier --write app/fonts.css app/font-preloads.json: installs the subsetter and makes
 * the fonts of public/fonts again, when a text needs another character or a font has a new version. Commit its output.
 *
 * The fonts come from npm packages (SIL OFL). The site serves them under names that change with their content. Subsets
 * with the letters and weights in use save a third of the bytes. Arabic shaping survives, because the subsetter follows
 * the tables from the letters to all their forms. English pages need Arabic letters for one word, the name of the other
 * language: a subset of 2 KB. Arabic pages need Latin letters for digits and names; they go without kerning, which is
 * half of that font.
 */
await ensureTool('art/fonts')
const { default: subsetFont } = await import('subset-font')

const FOLDER = 'public/fonts'
const STYLE_SHEET = 'app/fonts.css'
const PRELOADS = 'app/font-preloads.json'

/**
 * From the lightest Arabic weight in app/tokens.css to the heaviest that the letters need. Heavier weights of
 * app/tokens.css are for the Latin names in Arabic texts, whose letters look thinner at the same weight.
 */
const ARABIC_WEIGHTS = { min: 330, max: 500 }

/** The OpenType features in use; `tnum` for amounts. Others (fractions, ordinals) would add glyphs that nobody sees. */
const LATIN_FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum']
const WITHOUT_KERNING = LATIN_FEATURES.filter((feature) => feature !== 'kern')

const packaged = (name: string, file: string) => readFile(`node_modules/@fontsource-variable/${name}/files/${file}`)

async function publish(name: string, bytes: Buffer): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const file = `${name}.${hash}.woff2`
  await writeFile(`${FOLDER}/${file}`, bytes)
  return file
}

const face = (family: string, file: string, weights: string, range: string) => `@font-face {
  font-family: '${family}';
  src: url('/fonts/${file}') format('woff2');
  font-weight: ${weights};
  font-display: swap;
  unicode-range: ${range};
}
`

/*
 * The fallback faces are scaled to the width of the font that replaces them, so that lines break in the same places.
 * Each factor is the measured width of the texts of all pages in our font, divided by their width in the system's font.
 * Arial (Roboto on Android and Liberation Sans on Linux are nearly as wide) has one width for all weights here, but our
 * font grows wider with weight, so normal and heavier text have a face each. Of the systems' Arabic fonts only
 * Android's could be measured; elsewhere the system's font is used unscaled.
 */
const LATIN_LOCALS = ['Arial', 'Roboto', 'Liberation Sans']
const ARABIC_LOCALS = ['Noto Naskh Arabic', 'NotoNaskhArabic-Regular']

const fallback = (family: string, locals: readonly string[], weights: string, width: string, height: string) =>
  `@font-face {
  font-family: '${family} Fallback';
  src: ${locals.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weights};
  size-adjust: ${width};
  ${height}
}
`

// Instrument Sans is 0.97 em high and 0.25 deep, Alexandria 0.89 and 0.22; these are shares of the adjusted size.
const LATIN_HEIGHT = 'ascent-override: 94%; descent-override: 24%'
const ARABIC_HEIGHT = 'ascent-override: 72%; descent-override: 18%'

const fallbacks =
  fallback('Instrument Sans', LATIN_LOCALS, '400 449', '102.3%', LATIN_HEIGHT) +
  fallback('Instrument Sans', LATIN_LOCALS, '450 700', '104.7%', LATIN_HEIGHT) +
  fallback('Alexandria', ARABIC_LOCALS, '330 449', '119%', ARABIC_HEIGHT) +
  fallback('Alexandria', ARABIC_LOCALS, '450 500', '127%', ARABIC_HEIGHT)

/** Subsets the fonts, and writes their style sheet and the addresses to preload. */
async function makeFonts(): Promise<void> {
  const latin = await packaged('instrument-sans', 'instrument-sans-latin-wght-normal.woff2')
  const arabic = await packaged('alexandria', 'alexandria-arabic-wght-normal.woff2')
  const targetFormat = 'woff2'
  const { nativeName } = localeConfig.ar
  const cutLatin = (keepFeatures: readonly string[]) => {
    // A constant, because the package's types lack the option.
    const options = { targetFormat, keepFeatures } as const
    return subsetFont(latin, LATIN_CHARACTERS, options)
  }
  const files = {
    latin: await publish('instrument-sans', await cutLatin(LATIN_FEATURES)),
    names: await publish('instrument-sans-names', await cutLatin(WITHOUT_KERNING)),
    arabic: await publish(
      'alexandria',
      await subsetFont(arabic, ARABIC_CHARACTERS, { targetFormat, variationAxes: { wght: ARABIC_WEIGHTS } }),
    ),
    word: await publish(
      'alexandria-word',
      await subsetFont(arabic, nativeName, { targetFormat, variationAxes: { wght: 400 } }),
    ),
  }
  for (const stale of await readdir(FOLDER)) {
    if (!Object.values(files).includes(stale)) await rm(`${FOLDER}/${stale}`)
  }
  const sheet =
    face('Instrument Sans Variable', files.latin, '400 700', LATIN_RANGE) +
    face('Instrument Sans Names', files.names, '400 700', LATIN_RANGE) +
    face('Alexandria Variable', files.arabic, `${ARABIC_WEIGHTS.min} ${ARABIC_WEIGHTS.max}`, ARABIC_RANGE) +
    face('Alexandria Word', files.word, '400', ARABIC_RANGE) +
    fallbacks
  await writeFile(STYLE_SHEET, `/* Written by art/fonts/subset.ts. */\n${sheet}`)
  // Arabic pages preload the Latin letters too. Found only through the style sheet, they would arrive late and shift
  // the text.
  const preloads = { en: [`/fonts/${files.latin}`], ar: [`/fonts/${files.arabic}`, `/fonts/${files.names}`] }
  await writeFile(PRELOADS, `${JSON.stringify(preloads, null, 2)}\n`)
}

await makeFonts()
