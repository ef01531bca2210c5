import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'

/**
 * Reduces the pictures of e2e/visual to 256 colours, a third of their size; the comparison does not see it. Run it
 * after each --update-snapshots: `npx tsx e2e/support/shrink-pictures.ts`.
 */
const FOLDER = 'e2e/visual'

for (const name of readdirSync(FOLDER)) {
  const file = join(FOLDER, name)
  const before = readFileSync(file)
  const { isPalette } = await sharp(before).metadata()
  if (isPalette) continue
  writeFileSync(file, await sharp(before).png({ palette: true, quality: 100, dither: 0, effort: 7 }).toBuffer())
}
