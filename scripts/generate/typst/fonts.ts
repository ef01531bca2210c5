import { readFileSync } from 'node:fs'
import path from 'node:path'

/*
 * Typst reads TrueType only, in fixed weights. The site's variable weights 420, 580 and 330, 520 become the nearest
 * that exist: 400, 600 and 300, 500. The bold ones are for the partners' wordmarks.
 */
const PACKAGES = 'node_modules/@expo-google-fonts'

const faces = [
  'instrument-sans/400Regular/InstrumentSans_400Regular.ttf',
  'instrument-sans/500Medium/InstrumentSans_500Medium.ttf',
  'instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
  'instrument-sans/700Bold/InstrumentSans_700Bold.ttf',
  'instrument-sans/700Bold_Italic/InstrumentSans_700Bold_Italic.ttf',
  'alexandria/300Light/Alexandria_300Light.ttf',
  'alexandria/400Regular/Alexandria_400Regular.ttf',
  'alexandria/500Medium/Alexandria_500Medium.ttf',
  'alexandria/600SemiBold/Alexandria_600SemiBold.ttf',
]

/** The fonts of the site as Typst can read them. */
export const fontFiles = (): Buffer[] => faces.map((face) => readFileSync(path.join(PACKAGES, face)))
