import '@/lib/settings/load-environment'

import { writeConfigs } from '@/deploy/write-configs'

import { finish } from './finish'

/* npm run build:finish: the steps after `next build`. */
const EXPORT = 'out'

const report = await finish(EXPORT, '.cache/compressed')
await writeConfigs(EXPORT)
console.log(report)
