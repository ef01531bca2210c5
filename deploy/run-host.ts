import '@/lib/settings/load-environment'

import { parseArgs } from 'node:util'

import { localServers, startLocalServer } from './local-servers'

/** npm run host -- nginx --port 8081: runs a real server on this machine over out/ until it is stopped. */
const USAGE = `npm run host -- ${Object.keys(localServers).join(' | ')} [--port 8080] [--dir out]`

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '8080' }, dir: { type: 'string', default: 'out' } },
  })
  const [name] = positionals
  const port = Number(values.port)
  if (!name || !Number.isInteger(port)) throw new Error(USAGE)
  // Comes before the server starts: an earlier signal would leave the server running.
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
  })
  const { url, close, ended } = await startLocalServer(name, { dir: values.dir, port })
  console.log(url)
  void stopped.then(close)
  await ended
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
