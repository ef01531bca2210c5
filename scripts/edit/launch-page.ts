import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { projectRoot } from '../setup/run.mjs'

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Runs the launch check without npm, which Windows starts by a shell alone. */
async function launchCheck(): Promise<string> {
  const check = spawn(process.execPath, ['--import', 'tsx', 'deploy/launch-check/main.ts', '--all'], {
    cwd: projectRoot,
  })
  const said: Buffer[] = []
  for (const stream of [check.stdout, check.stderr]) stream.on('data', (part: Buffer) => said.push(part))
  await once(check, 'close')
  return Buffer.concat(said).toString()
}

let running: Promise<string> | undefined

/** What is left before launch, as a page. Those who ask meanwhile get the same. */
export async function launchPage(): Promise<string> {
  running ??= launchCheck().finally(() => (running = undefined))
  const text = escaped(await running)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Before launch</title><pre dir="auto">${text}</pre></html>`
}
