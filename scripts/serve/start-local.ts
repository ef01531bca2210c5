import { demoAccounts } from '../sandbox/accounts'
import { createSandbox, DEFAULT_SANDBOX_PORT } from '../sandbox/server'
import { portOf, runUntilStopped } from '../setup/listen'
import { DEFAULT_PREVIEW_PORT, startPreview } from './preview'

const welcome = (site: string, sandbox: string) => `
  English   ${site}
  Arabic    ${site}/ar
  Sandbox   ${sandbox}

  Demo accounts of the deletion forms (a restart brings deleted ones back)
${demoAccounts.map(({ api, user, password }) => `    ${`/${api}-account`.padEnd(18)}${user.padEnd(20)}${password}`).join('\n')}

  Stop with Ctrl+C
`

/** Serves the exported site and the sandbox of the deletion APIs until the process is stopped. */
export const startLocal = () =>
  runUntilStopped(async () => {
    const preview = await startPreview({ port: portOf(process.env.PORT, DEFAULT_PREVIEW_PORT) })
    const sandbox = await createSandbox({ port: portOf(process.env.SANDBOX_PORT, DEFAULT_SANDBOX_PORT) })
    console.log(welcome(preview.url, sandbox.url))
    return { close: async () => void (await Promise.all([preview.close(), sandbox.close()])) }
  })
