import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts one of the project's servers as the commands do. Resolves with its address once the server has printed it. */
export async function startServer(file: string, ...options: readonly string[]) {
  const server = spawn('node', ['--import', 'tsx', file, ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  const line = await Promise.race([once(server.stdout, 'data'), ended.then(() => [''])])
  const [url] = /http:\/\/\S+/.exec(String(line[0])) ?? []
  if (!url) throw new Error(`${file} has not started`)
  return {
    url,
    async close() {
      server.kill()
      await ended
    },
  }
}
