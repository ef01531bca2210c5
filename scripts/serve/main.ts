import '@/lib/settings/load-environment'

import { parseArgs } from 'node:util'

import { portOf, runUntilStopped } from '../setup/listen'
import { DEFAULT_PREVIEW_PORT, startPreview } from './preview'

await runUntilStopped(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string' }, dir: { type: 'string' } } })
  const preview = await startPreview({ dir: values.dir, port: portOf('--port', values.port, DEFAULT_PREVIEW_PORT) })
  console.log(`Preview: ${preview.url}`)
  return preview
})
