import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { generateLicences } from '@/deploy/licences/licences'

import { generateBrand } from './brand'
import { warnOfOverdueSources } from './overdue-sources'
import { generateOpenAcr } from './openacr'
import { generateJsonSchemas } from './json-schemas'
import { generatePictures } from './pictures'
import { generateStartupScripts } from './startup-scripts'

/** What is typeset: wordmarks, datasheets, the company profile, social cards. */
async function generateDocuments(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/generate/typst/main.ts'], { stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The documents could not be made: see above')
}

/**
 * Makes everything that the site is built from and that is not committed. Of the pictures it makes the list, which is all
 * that pages need; their files are there when `pictures` resolves.
 */
export async function runSteps(): Promise<{ pictures: Promise<void> }> {
  console.log('Making pictures and documents; the first time takes about a minute …')
  await generateJsonSchemas()
  await generateOpenAcr()
  await generateStartupScripts()
  await generateBrand()
  const documents = generateDocuments()
  const [{ files }] = await Promise.all([generatePictures(documents), documents])
  await generateLicences()
  await warnOfOverdueSources()
  return { pictures: files }
}
