/*
 * npm start: from a fresh checkout to the running site. Nothing outside Node is imported before the dependencies are
 * there.
 */
import { ensureBuilt } from './setup/build.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'

requireNode('20.9')
await ensureInstalled()

const { SANDBOX_PORT } = process.env
if (SANDBOX_PORT) {
  // The addresses are built into the pages, so a sandbox elsewhere needs a build that knows of it.
  process.env.NEXT_PUBLIC_SWIN_API_URL ||= `http://localhost:${SANDBOX_PORT}/swin`
  process.env.NEXT_PUBLIC_LAHFA_API_URL ||= `http://localhost:${SANDBOX_PORT}/lahfa`
}
await ensureBuilt()

const { tsImport } = await import('tsx/esm/api')
const { startLocal } = await tsImport('./serve/start-local.ts', import.meta.url)
await startLocal()
