/** @jest-environment node */
import { spawnSync } from 'node:child_process'

/** What a program prints as an error, and its exit code. */
function outcomeOf(program: string): [string, number | null] {
  const command = ['--input-type=module', '--eval', program]
  const { stderr, status } = spawnSync(process.execPath, command, { encoding: 'utf8', cwd: 'scripts/setup' })
  return [stderr, status]
}

const KILLED = `['-e', 'process.kill(process.pid, "SIGKILL")']`

test.each(['runOrExit', 'runQuietlyOrExit'])('%s names a program that is stopped', (run) => {
  const program = `import { ${run} } from './run.mjs'; await ${run}('node', ${KILLED})`
  expect(outcomeOf(program)).toEqual([expect.stringContaining('was stopped by SIGKILL'), 137])
})

test('a program that fails without a word is named, with its code', () => {
  const program = `import { runQuietlyOrExit } from './run.mjs'; await runQuietlyOrExit('node', ['-e', 'process.exit(3)'])`
  expect(outcomeOf(program)).toEqual([expect.stringContaining('ended with code 3'), 3])
})

describe('a process that must finish', () => {
  const start = "import { mustFinish } from './must-finish.mjs'; const finished = mustFinish('The build');"

  test.each([
    ['waits for what never comes', 'await new Promise(() => {})', 13],
    ['ends in between', 'process.exit(0)', 0],
  ])('%s', (_name, rest, code) => {
    expect(outcomeOf(start + rest)).toEqual([expect.stringContaining('The build ended before it was finished.'), code])
  })

  test('says nothing when it has', () => {
    expect(outcomeOf(`${start} finished()`)).toEqual(['', 0])
  })
})
