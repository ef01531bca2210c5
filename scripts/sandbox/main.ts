import '@/lib/settings/load-environment'

import { portOf, runUntilStopped } from '../setup/listen'
import { createSandbox, DEFAULT_SANDBOX_PORT } from './server'

await runUntilStopped(async () => {
  const sandbox = await createSandbox({ port: portOf('SANDBOX_PORT', process.env.SANDBOX_PORT, DEFAULT_SANDBOX_PORT) })
  console.log(`Sandbox: ${sandbox.url} (accounts and faults are listed there)`)
  return sandbox
})
