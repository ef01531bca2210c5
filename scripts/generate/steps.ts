import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { overdueSources, sourceName } from '@/content/sources'

import { generateBrand } from './brand'
import { generateJsonSchemas } from './json-schemas'
import { generatePictures } from './pictures'
import { generateStartupScripts } from './startup-scripts'

/** Everything typeset: wordmarks, datasheets, the company profile, social cards. */
async function generateDocuments(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/generate/typst/main.ts'], { stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The documents could not be made: see above')
}

/** Warns of sources that somebody should compare with the texts again. The site is built all the same. */
function warnOfOverdueSources(): void {
  for (const source of overdueSources(new Date())) {
    console.warn(`Last checked on ${source.checked}: ${sourceName(source)} (${source.id} in content/sources.yaml).`)
  }
}

/**
 * Makes everything that the site is built from and that is not committed. For pictures it makes the list, which is all
 * that pages need; `pictures` resolves when the files exist.
 */
export async function runSteps(): Promise<{ pictures: Promise<void> }> {
  console.log('Making pictures and documents; the first time takes about a minute …')
  generateJsonSchemas()
  await generateStartupScripts()
  await generateBrand()
  const documents = generateDocuments()
  const [{ files }] = await Promise.all([generatePictures(documents), documents])
  warnOfOverdueSources()
  return { pictures: files }
}
