import { fork } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'

import { removeAbandonedParts } from '@/lib/write-generated'

import { generateBrand } from './brand'
import { PlainError } from './failures'
import { generateJsonSchemas } from './json-schemas'
import { generatePartnerLogos } from './partner-logos'
import { planPictures } from './pictures'
import { generateStartupScripts } from './startup-scripts'
import type { Message } from './typst/main'

/**
 * Typesets everything in a process of low priority, so that the build of the pages, which runs meanwhile, comes first.
 * `documents` resolves when all but the social cards are made, `remarks` at the end.
 */
function typeset(): { documents: Promise<void>; remarks: Promise<readonly string[]> } {
  const child = fork('scripts/generate/typst/main.ts', { execArgv: ['--import', 'tsx'] })
  if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW)
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
  const ready = Promise.race([documents, end]).then(() => undefined)
  // Nobody waits for them yet, so Node would end the process at a failure. Whoever waits later still hears of it.
  for (const later of [ready, end]) later.catch(() => undefined)
  return { documents: ready, remarks: end }
}

/**
 * Makes what pages are built from and what is not committed. The function that it returns makes the files that pages only
 * name, first those of `wanted` paths, and resolves with what is worth a look.
 */
export async function runSteps(): Promise<(wanted: ReadonlySet<string>) => Promise<readonly string[]>> {
  removeAbandonedParts()
  generateJsonSchemas()
  await generateStartupScripts()
  await generateBrand()
  await generatePartnerLogos()
  const makePictures = await planPictures()
  const { documents, remarks } = typeset()
  return async (wanted) => {
    console.log('Making pictures and documents; the first time takes about a minute …')
    const all = await Promise.all([remarks, makePictures({ documents, end: remarks }, wanted)])
    return all.flat()
  }
}
