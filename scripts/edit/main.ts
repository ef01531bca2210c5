import '@/lib/settings/load-environment'

import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'

import { portOf, runUntilStopped } from '../setup/listen'

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, string>>> = { darwin: 'open', win32: 'explorer' }

/* npm run edit: the editor of the words, in the browser. */
await runUntilStopped(async () => {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, content: { type: 'string' }, open: { type: 'boolean' } },
  })
  // Loaded here, so that a wrong setting is one sentence for the owner.
  const { startEditor } = await import('./server')
  const editor = await startEditor({ root: values.content, port: portOf(values.port, 3001) })
  console.log(`Editor: ${editor.url}/admin/   What is left before launch: ${editor.url}/admin/launch`)
  console.log('npm run dev, in a second terminal, shows the pages. Stop with Ctrl+C.')
  if (values.open) {
    spawn(OPENERS[process.platform] ?? 'xdg-open', [`${editor.url}/admin/`], { stdio: 'ignore' }).on('error', () => {})
  }
  return editor
})
