import { fork } from 'node:child_process'
import { once } from 'node:events'

import { generateBrand } from './brand'
import { generateJsonSchemas } from './json-schemas'
import { generateLightLogos } from './light-logos'
import { generatePictures } from './pictures'
import { generateStartupScripts } from './startup-scripts'

/** Everything typeset. Pages show sizes and previews of `documents`, and name only the addresses of the social cards. */
function typeset(): { documents: Promise<void>; socialCards: Promise<void> } {
  const child = fork('scripts/generate/typst/main.ts', { execArgv: ['--import', 'tsx'] })
  const end = once(child, 'exit').then(([code, signal]: (number | string | null)[]) => {
    if (code !== 0) throw new Error(`The documents could not be made (${signal ?? `code ${code}`}): see above`)
  })
  const documents = Promise.race([once(child, 'message'), end]).then(() => undefined)
  return { documents, socialCards: end }
}

/**
 * Makes everything that the site is built from and that is not committed. Pages need the list of the pictures, and nothing
 * of the social cards; `files` resolves when the files of both exist.
 */
export async function runSteps(): Promise<{ files: Promise<unknown> }> {
  console.log('Making pictures and documents; the first time takes about a minute …')
  generateJsonSchemas()
  await generateStartupScripts()
  await generateBrand()
  await generateLightLogos()
  const { documents, socialCards } = typeset()
  const [{ files }] = await Promise.all([generatePictures(documents), documents])
  return { files: Promise.all([files, socialCards]) }
}
