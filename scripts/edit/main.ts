import '@/lib/settings/load-environment'

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { ensureTool } from '../setup/install.mjs'
import { portOf, runUntilStopped } from '../setup/listen'
import { run } from '../setup/run.mjs'

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, string>>> = { darwin: 'open', win32: 'explorer' }
const NEXT = 'node_modules/next/dist/bin/next'

/** Starts the development server, which shows the pages. Returns a function that stops it. */
function startPages(port: number): () => void {
  const stop = new AbortController()
  // The editor works meanwhile. After a wrong word the pages start all the same and say what is wrong.
  void run('npm', ['run', '--silent', 'generate']).then(() => {
    if (stop.signal.aborted) return
    const server = spawn(process.execPath, [NEXT, 'dev', '--port', String(port)], {
      stdio: ['ignore', 'ignore', 'inherit'],
      signal: stop.signal,
    })
    server.on('error', () => {})
  })
  return () => stop.abort()
}

/* npm run edit: the editor of the words and, beside it, the pages. With `--content` only the editor, for that folder. */
await runUntilStopped(async () => {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, content: { type: 'string' }, open: { type: 'boolean' } },
  })
  const { content } = values
  if (content !== undefined && !existsSync(content)) throw new Error(`--content = "${content}" is no folder.`)
  // Loaded here, so that a wrong setting is one sentence for the owner.
  const [{ startEditor }, { EDITOR }] = await Promise.all([import('./server'), import('./assets')])
  await ensureTool(EDITOR)
  const pagesPort = portOf('PORT', process.env.PORT, 3000)
  const editor = await startEditor({
    root: content,
    port: portOf('--port', values.port, 3001),
    pages: `http://localhost:${pagesPort}`,
  })
  const stopPages = content ? () => {} : startPages(pagesPort)
  console.log(`Editor: ${editor.url}${content ? '/admin/' : '/'}   Stop with Ctrl+C.`)
  if (values.open) {
    spawn(OPENERS[process.platform] ?? 'xdg-open', [editor.url], { stdio: 'ignore' }).on('error', () => {})
  }
  return {
    async close() {
      stopPages()
      await editor.close()
    },
  }
})
