/* npm start: from a fresh checkout to the running site. Imports no package before the dependencies are installed. */
import { ensureBuilt } from './setup/build.mjs'
import { ensureInstalled } from './setup/install.mjs'

await ensureInstalled()

const { tsImport } = await import('tsx/esm/api')
const load = (file) => tsImport(file, import.meta.url)
await load('../lib/settings/load-environment.ts')

const { SANDBOX_PORT } = process.env
// The addresses are part of the pages, so a sandbox on another port than 4010 needs its own build.
if (/^[1-9]\d*$/.test(SANDBOX_PORT ?? '') && SANDBOX_PORT !== '4010') {
  process.env.NEXT_PUBLIC_SWIN_API_URL ??= `http://localhost:${SANDBOX_PORT}/swin`
  process.env.NEXT_PUBLIC_LAHFA_API_URL ??= `http://localhost:${SANDBOX_PORT}/lahfa`
}

// Reads the settings: a wrong one ends the command here, before the build.
const { startLocal } = await load('./serve/start-local.ts')
await startLocal(ensureBuilt)
