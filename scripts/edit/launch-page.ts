import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { projectRoot } from '../setup/run.mjs'

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** What is left before launch, as a page. The check runs without npm, which Windows can start only through a shell. */
export async function launchPage(): Promise<string> {
  const check = ['--import', 'tsx', 'deploy/launch-check/main.ts', '--all']
  // It fails while something blocks the launch, and says what.
  const { stdout, stderr } = await promisify(execFile)(process.execPath, check, { cwd: projectRoot }).catch(
    (failure: { stdout: string; stderr: string }) => failure,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Before launch</title><pre dir="auto">${escaped(stdout + stderr)}</pre></html>`
}
