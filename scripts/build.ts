import { cp } from 'node:fs/promises'

import { generate } from './generate/generate'
import { requireFolder } from './setup/folder.mjs'
import { runOrExit } from './setup/run.mjs'

/* npm run build: the pages first, which npm start serves meanwhile, then the files that they name. */
if (process.env.OWNER_FILE) {
  console.error(
    'OWNER_FILE shows the values of an invented company, which no build exports. Take it out of the environment.',
  )
  process.exit(1)
}
requireFolder()
const makeFiles = await generate()
console.log('Building the pages …')
await runOrExit('npx', ['next', 'build'], { isQuiet: true })
// These read what has just been made.
const { finishExport, finishExportedPages } = await import('./postbuild/export')
await finishExportedPages()

/** What visitors of npm start wait for. */
const wanted = new Set<string>()
process.on('message', (path: string) => wanted.add(path))
process.once('disconnect', () => process.exit(1))
process.send?.('pages')
const line = await makeFiles(wanted)
// Next has copied public/ before all of them were there.
await cp('public', 'out', { recursive: true })
const report = await finishExport()
// What npm start prints stays short.
console.log(process.send ? 'All pictures and documents are there.' : report)
if (line) console.log(line)
// The listeners above would wait for ever.
process.channel?.unref()
