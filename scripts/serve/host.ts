import '@/lib/settings/load-environment'

import { parseArgs } from 'node:util'

import { localServers, startLocalServer } from '@/deploy/local-servers'

import { portOf, runUntilStopped } from '../setup/listen'

/* npm run host -- nginx --port 8081: runs a real server on this machine over out/ until it is stopped. */
await runUntilStopped(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string' }, dir: { type: 'string' } },
  })
  const [name] = positionals
  if (!name) throw new Error(`npm run host -- ${Object.keys(localServers).join(' | ')} [--port 8080] [--dir out]`)
  const server = await startLocalServer(name, { dir: values.dir, port: portOf('--port', values.port, 8080, 1) })
  console.log(server.url)
  return server
})
