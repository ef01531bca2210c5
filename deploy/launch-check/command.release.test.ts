/** @jest-environment node */
import { spawnSync } from 'node:child_process'

const run = (environment: Record<string, string>, ...options: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'deploy/launch-check/main.ts', ...options], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })

test('the command describes an invalid setting in words', () => {
  const { status, stderr } = run({ SITE_PHONE: '04 123' })
  expect(status).toBe(1)
  expect(stderr).toContain('SITE_PHONE')
  expect(stderr).not.toContain(' at ')
})

test('the command fails while anything blocks, and reads the settings as the build does', () => {
  const { status, stdout, stderr } = run({ SITE_URL: 'https://www.example.org' })
  expect([status, stderr]).toEqual([stdout.endsWith('Nothing blocks a launch.\n') ? 0 : 1, ''])
  expect(stdout).toContain('https://www.example.org')
  expect(run({}, '--dates')).toMatchObject({ status: 0, stderr: '' })
})

test('the command does not ignore a name without an acceptance', () => {
  expect(run({}, '--by', 'A. Owner').stderr).toContain('--by and --remark belong to --accept')
})
