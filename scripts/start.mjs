/* npm start: from a fresh checkout to the running site. Imports no package before the dependencies are installed. */
import { ensurePages } from './setup/build.mjs'
import { ensureInstalled } from './setup/install.mjs'

await ensureInstalled()
const { tsImport } = await import('tsx/esm/api')
// Reads the settings: a wrong one ends the command here, before the build.
const { startLocal } = await tsImport('./serve/start-local.ts', import.meta.url)
await startLocal(ensurePages)
