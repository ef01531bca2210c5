import { pagePaths } from '@/content/page-paths'
import { writeConfigs, writeOpenApi } from '@/deploy/write-configs'

import { finishFiles, finishPages } from './finish'
import { heavyFiles } from './heavy-files'
import { missingPages } from './missing-pages'

const EXPORT = 'out'

/** The first half of what follows `next build`: hosts can send the pages after it. Ends the process if one is missing. */
export async function finishExportedPages(): Promise<void> {
  const missing = missingPages(EXPORT, Object.values(pagePaths))
  if (missing.length > 0) {
    console.error(missing.join('\n'))
    process.exit(1)
  }
  await finishPages(EXPORT)
}

/** The second half, when all files are there. Returns what the build reports. */
export async function finishExport(): Promise<string> {
  const report = await finishFiles(EXPORT, '.cache/compressed')
  writeConfigs(EXPORT)
  writeOpenApi()
  return [report, ...(await heavyFiles(EXPORT))].join('\n')
}
