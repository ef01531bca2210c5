import { fork } from 'node:child_process'
import { once } from 'node:events'

import { removeAbandonedParts } from '@/lib/write-generated'

import { generateBrand } from './brand'
import { PlainError } from './failures'
import { generateJsonSchemas } from './json-schemas'
import { generatePartnerLogos } from './partner-logos'
import { generatePictures } from './pictures'
import { generateStartupScripts } from './startup-scripts'
import type { Message } from './typst/main'

/** Everything typeset. Pages show sizes and previews of `documents`, and name only the addresses of the social cards. */
function typeset(): { documents: Promise<void>; remarks: Promise<readonly string[]> } {
  const child = fork('scripts/generate/typst/main.ts', { execArgv: ['--import', 'tsx'] })
  let remarks: readonly string[] = []
  const documents = new Promise<void>((resolve) => {
    child.on('message', (message: Message) => {
      if (message === 'documents') resolve()
      else remarks = message.remarks
    })
  })
  const end = once(child, 'exit').then(([code, signal]: (number | string | null)[]) => {
    if (code !== 0) throw new PlainError(`The documents could not be made${signal ? ` (${signal})` : ': see above'}.`)
    return remarks
  })
  return { documents: Promise.race([documents, end]).then(() => undefined), remarks: end }
}

/**
 * Makes everything that the site is built from and that is not committed. Pages need the list of the pictures, and nothing
 * of the social cards; `remarks` resolves when the files of both exist, with what is worth a look.
 */
export async function runSteps(): Promise<{ remarks: Promise<readonly string[]> }> {
  console.log('Making pictures and documents; the first time takes about a minute …')
  removeAbandonedParts()
  generateJsonSchemas()
  await generateStartupScripts()
  await generateBrand()
  await generatePartnerLogos()
  const typesetting = typeset()
  const [{ files }] = await Promise.all([generatePictures(typesetting.documents), typesetting.documents])
  const remarks = Promise.all([typesetting.remarks, files])
  return { remarks: remarks.then((all) => all.flat()) }
}
