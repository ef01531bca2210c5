/** @jest-environment node */
import { spawnSync } from 'node:child_process'

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

test('a quiet program that fails without a word is named, with its code', () => {
  const options = "['-e', 'process.exit(3)'], { isQuiet: true }"
  const program = `import { runOrExit } from './run.mjs'; await runOrExit('node', ${options})`
  expect(outcomeOf(program)).toEqual([expect.stringContaining('ended with code 3'), 3])
})
