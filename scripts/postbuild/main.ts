import '@/lib/settings/load-environment'

import { finishExport, finishExportedPages } from './export'

/* npm run build:finish: the steps after `next build`. */
await finishExportedPages()
console.log(await finishExport())
