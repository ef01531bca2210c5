import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Runs an npm script. Rejects with its output and exit code if it fails. */
export const runNpmScript = (
  script: string,
  options: readonly string[] = [],
  { cwd, env }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
) =>
  promisify(execFile)('npm', ['run', '--silent', script, '--', ...options], {
    cwd,
    env,
    // npm is a .cmd file on Windows, which only a shell can start.
    shell: process.platform === 'win32',
  })
