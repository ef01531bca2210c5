import '@/lib/settings/load-environment'

import { pagePaths } from '@/content/page-paths'
import { writeConfigs, writeOpenApi } from '@/deploy/write-configs'

import { finish } from './finish'
import { heavyFiles } from './heavy-files'
import { missingPages } from './missing-pages'

/* npm run build:finish: the steps after `next build`. */
const EXPORT = 'out'

const missing = missingPages(EXPORT, Object.values(pagePaths))
if (missing.length > 0) {
  console.error(missing.join('\n'))
  process.exit(1)
}
const report = await finish(EXPORT, '.cache/compressed')
writeConfigs(EXPORT)
writeOpenApi()
console.log([report, ...(await heavyFiles(EXPORT))].join('\n'))
