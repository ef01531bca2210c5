import '@/lib/settings/load-environment'

import { writeConfigs } from '@/deploy/write-configs'

import { finish } from './finish'
import { heavyFiles } from './heavy-files'

/* npm run build:finish: the steps after `next build`. */
const EXPORT = 'out'

const report = await finish(EXPORT, '.cache/compressed')
await writeConfigs(EXPORT)
console.log([report, ...(await heavyFiles(EXPORT))].join('\n'))
