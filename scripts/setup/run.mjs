import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

/** npm and npx are .cmd files on Windows, which only a shell can start. A value for the option `shell`. */
export const IN_SHELL = process.platform === 'win32'

/**
 * Runs a program at the root of the project. Resolves with its exit code, or as in a shell with 128 plus the number of
 * the signal that ended it.
 * @param {string} program
 * @param {readonly string[]} programArguments
 * @param {object} [options]
 * @param {Readonly<Record<string, string>>} [options.environment] Variables for the program, beside this process's.
 * @param {boolean} [options.isQuiet] A quiet program shows its output only if it fails.
 * @param {(child: import('node:child_process').ChildProcess) => void} [options.talk] Exchanges messages with a program of Node.
 * @returns {Promise<number>}
 */
export async function run(program, programArguments, { environment, isQuiet = false, talk } = {}) {
  const { NODE_ENV: _ownedByTheTools, ...inherited } = process.env
  const child = spawn(program, programArguments, {
    cwd: projectRoot,
    stdio: ['inherit', ...(isQuiet ? ['pipe', 'pipe'] : ['inherit', 'inherit']), ...(talk ? ['ipc'] : [])],
    shell: IN_SHELL && !talk,
    env: { ...inherited, NEXT_TELEMETRY_DISABLED: '1', ...environment },
  })
  talk?.(child)
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part))
  const [exitCode, signal] = await once(child, 'close')
  const code = exitCode ?? 128 + constants.signals[signal]
  if (code !== 0) process.stderr.write(Buffer.concat(output))
  // Nobody else says it: a program that the system stops, for want of memory for example, prints nothing.
  if (signal) console.error(`${child.spawnargs.join(' ')} was stopped by ${signal}.`)
  else if (isQuiet && code !== 0) console.error(`${child.spawnargs.join(' ')} ended with code ${code}.`)
  return code
}

/**
 * Ends this process with the sentence of an error: `await ensureBrowser().catch(fail)`.
 * @param {Error} error
 * @returns {never}
 */
export function fail(error) {
  console.error(error.message)
  process.exit(1)
}

/**
 * Like `run`, but ends this process with the program's exit code if it fails.
 * @type {(...options: Parameters<typeof run>) => Promise<void>}
 */
export async function runOrExit(...options) {
  const code = await run(...options)
  if (code !== 0) process.exit(code)
}
