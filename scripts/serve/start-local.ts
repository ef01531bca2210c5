import './start-environment'

import { deletionPaths } from '@/content/page-paths'

import { demoAccounts } from '../sandbox/accounts'
import { createSandbox, DEFAULT_SANDBOX_PORT } from '../sandbox/server'
import { portOf, runUntilStopped } from '../setup/listen'
import { DEFAULT_PREVIEW_PORT, startPreview } from './preview'
import type { Building } from './while-building'

const welcome = (site: string, sandbox: string) => `
  English   ${site}
  Arabic    ${site}/ar
  Sandbox   ${sandbox}

  Demo accounts of the deletion forms (a restart brings deleted ones back)
${demoAccounts.map(({ app, user, password }) => `    ${deletionPaths[app].padEnd(18)}${user.padEnd(20)}${password}`).join('\n')}

  Stop with Ctrl+C
`

/**
 * Serves the site and the sandbox of the deletion APIs until the process is stopped, as soon as `build` has made the
 * pages. A wrong port ends it before the build.
 */
export const startLocal = (build: () => Promise<Partial<Building>>) =>
  runUntilStopped(async () => {
    const { PORT, SANDBOX_PORT } = process.env
    const port = portOf('PORT', PORT, DEFAULT_PREVIEW_PORT)
    const sandboxPort = portOf('SANDBOX_PORT', SANDBOX_PORT, DEFAULT_SANDBOX_PORT, 1)
    const { whole, want } = await build()
    const preview = await startPreview({ port, building: whole && want && { whole, want } })
    const sandbox = await createSandbox({ port: sandboxPort })
    console.log(welcome(preview.url, sandbox.url))
    return { close: async () => void (await Promise.all([preview.close(), sandbox.close()])) }
  })
