import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

function start(program, programArguments, extraEnvironment, stdio) {
  const { NODE_ENV: _ownedByTheTools, ...environment } = process.env
  return spawn(program, programArguments, {
    cwd: projectRoot,
    stdio,
    // npm is a .cmd file on Windows, which only a shell can start.
    shell: process.platform === 'win32',
    env: { ...environment, NEXT_TELEMETRY_DISABLED: '1', ...extraEnvironment },
  })
}

/** The exit code, or as in a shell 128 plus the number of the signal that ended the program. */
const exitCode = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      // Nobody else says it: a program that is stopped, as for want of memory, has no last words.
      if (signal) console.error(`${child.spawnargs.join(' ')} was stopped by ${signal}.`)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })

/**
 * Runs a program at the root of the project with this terminal's input and output. Resolves with its exit code, or as
 * in a shell with 128 plus the number of the signal that ended it.
 * @param {string} program
 * @param {readonly string[]} programArguments
 * @param {Readonly<Record<string, string>>} [extraEnvironment]
 * @returns {Promise<number>}
 */
export const run = (program, programArguments, extraEnvironment) =>
  exitCode(start(program, programArguments, extraEnvironment, 'inherit'))

/**
 * Like `run`, but ends this process with the program's exit code if it fails.
 * @param {string} program
 * @param {readonly string[]} programArguments
 * @param {Readonly<Record<string, string>>} [extraEnvironment]
 */
export async function runOrExit(program, programArguments, extraEnvironment) {
  const code = await run(program, programArguments, extraEnvironment)
  if (code !== 0) process.exit(code)
}

/**
 * Like `run`, but shows the program's output only if it fails.
 * @param {string} program
 * @param {readonly string[]} programArguments
 * @param {Readonly<Record<string, string>>} [extraEnvironment]
 * @returns {Promise<number>}
 */
export async function runQuietly(program, programArguments, extraEnvironment) {
  const child = start(program, programArguments, extraEnvironment, ['inherit', 'pipe', 'pipe'])
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part))
  const code = await exitCode(child)
  if (code === 0) return code
  process.stderr.write(Buffer.concat(output))
  console.error(`${child.spawnargs.join(' ')} ended with code ${code}.`)
  return code
}

/**
 * Like `runQuietly`, but ends this process with the program's exit code if it fails.
 * @param {string} program
 * @param {readonly string[]} programArguments
 */
export async function runQuietlyOrExit(program, programArguments) {
  const code = await runQuietly(program, programArguments)
  if (code !== 0) process.exit(code)
}
