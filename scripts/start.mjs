/* npm start: from a fresh checkout to the running site. Imports no package before the dependencies are installed. */
import { ensureBuilt } from './setup/build.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { projectRoot } from './setup/run.mjs'

await ensureInstalled()

// Reads .env.local as Next does: the owner's settings may be there.
const { default: environment } = await import('@next/env')
environment.loadEnvConfig(projectRoot)

const { SANDBOX_PORT } = process.env
if (SANDBOX_PORT) {
  // The addresses are part of the pages, so a sandbox on another port needs its own build.
  process.env.NEXT_PUBLIC_SWIN_API_URL ||= `http://localhost:${SANDBOX_PORT}/swin`
  process.env.NEXT_PUBLIC_LAHFA_API_URL ||= `http://localhost:${SANDBOX_PORT}/lahfa`
}
await ensureBuilt()

const { tsImport } = await import('tsx/esm/api')
const { startLocal } = await tsImport('./serve/start-local.ts', import.meta.url)
await startLocal()
