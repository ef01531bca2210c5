/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What a program prints as an error, and its exit code. */
function outcomeOf(program: string): [string, number | null] {
  const command = ['--input-type=module', '--eval', program]
  const { stderr, status } = spawnSync(process.execPath, command, { encoding: 'utf8', cwd: 'scripts/setup' })
  return [stderr, status]
}

const KILLED = `['-e', 'process.kill(process.pid, "SIGKILL")']`

test.each(['{}', '{ isQuiet: true }'])('runOrExit with %s names a program that is stopped', (options) => {
  const program = `import { runOrExit } from './run.mjs'; await runOrExit('node', ${KILLED}, ${options})`
  expect(outcomeOf(program)).toEqual([expect.stringContaining('was stopped by SIGKILL'), 137])
})

test('a quiet program that fails and prints nothing is named, with its code', () => {
  const options = "['-e', 'process.exit(3)'], { isQuiet: true }"
  const program = `import { runOrExit } from './run.mjs'; await runOrExit('node', ${options})`
  expect(outcomeOf(program)).toEqual([expect.stringContaining('ended with code 3'), 3])
})

/** A call that starts npm or a command of a package, with its options. */
const STARTS_NPM =
  /\b(?:spawn|spawnSync|execFile|execFileSync)\)?\(\s*['"`](?:npm|npx|tsx|next|jest|playwright)['"`][^]{0,300}/g

test('everything that starts npm starts it in a shell on Windows', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js'], { encoding: 'utf8' })
  const calls = files
    .trim()
    .split('\n')
    // Its subject is the signal that npm passes on, on systems with signals.
    .filter((file) => file !== 'scripts/serve/host.test.ts')
    .flatMap((file) => (readFileSync(file, 'utf8').match(STARTS_NPM) ?? []).map((call) => ({ file, call })))
  expect(calls.length).toBeGreaterThan(2)
  expect(calls.filter(({ call }) => !/shell: (IN_SHELL|process\.platform === 'win32')/.test(call))).toEqual([])
})
