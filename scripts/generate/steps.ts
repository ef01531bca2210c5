import { generateLicences } from '@/deploy/licences/licences'

import { generateStartupScripts } from './startup-scripts'
import { generateBrand } from './brand'
import { generateDatasheets } from './typst/datasheets'
import { warnOfOverdueFacts } from './overdue-facts'
import { generateOpenAcr } from './openacr'
import { generateJsonSchemas } from './json-schemas'
import { generatePictures } from './pictures'
import { generateProfile } from './typst/profile'
import { generateSocialCards } from './typst/social-cards'
import { generateWordmarks } from './typst/wordmarks'

/** In this order: the pictures include the first pages of the datasheets. */
const steps: readonly (readonly [string, () => Promise<void>])[] = [
  ['schemas of the words', generateJsonSchemas],
  ['accessibility report', generateOpenAcr],
  ['start-up scripts', generateStartupScripts],
  ['brand', generateBrand],
  ['wordmarks', generateWordmarks],
  ['datasheets', generateDatasheets],
  ['company profile', generateProfile],
  ['social cards', generateSocialCards],
  ['pictures', generatePictures],
  ['licences', generateLicences],
  ['facts to review', warnOfOverdueFacts],
]

/** Makes everything that the site is built from and that is not committed. */
export async function runSteps(): Promise<void> {
  for (const [name, step] of steps) {
    const start = performance.now()
    await step()
    console.log(`generate ${name}: ${Math.round(performance.now() - start)} ms`)
  }
}
