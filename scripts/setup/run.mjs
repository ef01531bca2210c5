import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Runs a program at the root of the project with this terminal's input and output.
 * Resolves with its exit code, or 128 and the number of the signal that ended it, as in a shell.
 * @param {string} program
 * @param {readonly string[]} programArguments
 * @param {Readonly<Record<string, string>>} [extraEnvironment]
 * @returns {Promise<number>}
 */
export function run(program, programArguments, extraEnvironment = {}) {
  const { NODE_ENV: _ownedByTheTools, ...environment } = process.env
  return new Promise((resolve, reject) => {
    const child = spawn(program, programArguments, {
      cwd: projectRoot,
      stdio: 'inherit',
      // npm is a .cmd file on Windows, which only a shell starts.
      shell: process.platform === 'win32',
      env: { ...environment, NEXT_TELEMETRY_DISABLED: '1', ...extraEnvironment },
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

/**
 * Like `run`, but ends this process with the program's exit code where it fails.
 * @param {string} program
 * @param {readonly string[]} programArguments
 * @param {Readonly<Record<string, string>>} [extraEnvironment]
 */
export async function runOrExit(program, programArguments, extraEnvironment) {
  const code = await run(program, programArguments, extraEnvironment)
  if (code !== 0) process.exit(code)
}
