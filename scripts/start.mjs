/*
 * npm start: from a fresh checkout to the running site. No package is imported before the dependencies are
 * installed.
 */
import { ensureBuilt } from './setup/build.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'
import { projectRoot } from './setup/run.mjs'

requireNode()
await ensureInstalled()

// As the framework does it: the owner's settings may be in .env.local.
const { default: environment } = await import('@next/env')
environment.loadEnvConfig(projectRoot)

const { SANDBOX_PORT } = process.env
if (SANDBOX_PORT) {
  // The addresses are part of the pages, so a sandbox on another port needs a build of its own.
  process.env.NEXT_PUBLIC_SWIN_API_URL ||= `http://localhost:${SANDBOX_PORT}/swin`
  process.env.NEXT_PUBLIC_LAHFA_API_URL ||= `http://localhost:${SANDBOX_PORT}/lahfa`
}
await ensureBuilt()

const { tsImport } = await import('tsx/esm/api')
const { startLocal } = await tsImport('./serve/start-local.ts', import.meta.url)
await startLocal()
