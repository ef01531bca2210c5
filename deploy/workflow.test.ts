/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'

import { parse } from 'yaml'

import { hosts } from './hosts'

interface Step {
  uses?: string
  run?: string
  if?: string
  with?: Readonly<Record<string, string>>
  env?: Readonly<Record<string, string>>
}
interface Job {
  needs?: readonly string[]
  if?: string
  environment?: string
  permissions?: Readonly<Record<string, string>>
  steps: readonly Step[]
}

const text = readFileSync('.github/workflows/deploy.yml', 'utf8')
const { jobs, permissions } = parse(text) as { jobs: Readonly<Record<string, Job>>; permissions: object }
const deployments = Object.entries(jobs).filter(([, { environment }]) => environment === 'production')
const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
const linesOf = (value = '') => value.trim().split('\n')

test('pins each action of every workflow to a commit', () => {
  const folder = '.github/workflows'
  const workflows = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  const actions = [...workflows.join('\n').matchAll(/\buses: (\S+)(.*)/g)]
  expect(actions.length).toBeGreaterThan(10)
  for (const [, action, version] of actions) expect(`${action}${version}`).toMatch(/^[\w/-]+@[\da-f]{40} # v\d/)
})

test('gives each job only the rights it names', () => {
  expect(permissions).toEqual({})
  for (const { permissions } of Object.values(jobs)) {
    expect(permissions).toBeDefined()
    expect(permissions).not.toHaveProperty('contents', 'write')
  }
})

test('passes values to commands only through the environment', () => {
  expect(commands.length).toBeGreaterThan(8)
  for (const command of commands) expect(command).not.toContain('${{')
  expect(text).not.toMatch(/set -x|echo "?\$\w*(TOKEN|KEY|SECRET)\w*"?\s*$/m)
})

test('can deploy to every host', () => {
  for (const name of [...Object.keys(hosts), 'server']) expect(text).toContain(`vars.DEPLOY_HOST == '${name}'`)
  expect(text).toContain('DEPLOY_HOST is none of')
})

test('deploys main alone, after the audit, the tests and the build', () => {
  expect(deployments.length).toBeGreaterThan(3)
  for (const [name, job] of deployments) {
    expect([name, job.needs]).toEqual([name, ['audit', 'test', 'build']])
    // The other conditions are joined with `||`, which binds less than `&&`.
    expect(job.if).toMatch(/^github\.ref == 'refs\/heads\/main' && (\(.+\)|[^|]+)$/)
  }
})

test('checks for known vulnerabilities every week', () => {
  expect(text).toMatch(/schedule:\n {4}- cron:/)
  expect(commands).toContain('npm run audit:shipped')
})

test('builds each pull request and keeps the export, without the secrets of a deployment', () => {
  const { build } = jobs
  expect(text).toMatch(/^ {2}pull_request:/m)
  expect([build?.if, build?.needs, build?.environment]).toEqual([
    "github.event_name != 'schedule'",
    undefined,
    undefined,
  ])
  const kept = build?.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
  expect(linesOf(kept?.with?.path)).toContain('out')
  expect(JSON.stringify(build)).not.toContain('secrets.')
  // A draft of a change need not be ready for the launch.
  expect(build?.steps.find(({ run }) => run?.includes('launch-check'))?.if).toContain("github.ref == 'refs/heads/main'")
})

test('shows pull requests of this repository alone, and only where the owner has asked for it', () => {
  const { preview } = jobs
  expect(preview?.environment).toBe('preview')
  expect(preview?.if).toContain("github.event_name == 'pull_request' &&")
  expect(preview?.if).toContain('github.event.pull_request.head.repo.full_name == github.repository &&')
  expect(preview?.if).toContain("vars.PREVIEW == 'true' &&")
  expect(JSON.stringify(preview)).not.toContain('--prod')
})

test.each([
  [
    'Version Preview URL: https://1a2b-website.firm.workers.dev\nVersion Preview Alias URL: https://pr-7-website.firm.workers.dev',
  ],
  ['Build logs: https://app.netlify.com/projects/firm/deploys/1\nDraft URL: https://pr-7--website.netlify.app\n'],
  ['https://pr-7-website.vercel.app'],
])('reads the address of a preview from what the program of the host prints', (output) => {
  const pattern = /grep -oE '([^']+)'/.exec(commands.join('\n'))?.[1] ?? ''
  expect(output.match(new RegExp(pattern, 'g'))?.at(-1)).toMatch(/^https:\/\/pr-7-/)
})

test('the programs that deploy are installed before a step has a token', () => {
  const steps = Object.values(jobs).flatMap((job) => job.steps)
  const withToken = steps.filter(({ env }) => JSON.stringify(env ?? {}).includes('secrets.'))
  expect(withToken.length).toBeGreaterThan(5)
  for (const { run = '' } of withToken) expect(run).not.toMatch(/npm (ci|i|install)|npx (?!--no )/)
})

test('keeps what is expensive to make from one run to the next', () => {
  const ignored = readFileSync('.gitignore', 'utf8').match(/^\/?(public\/\w+|generated|\.cache)(?=\/$)/gm) ?? []
  // Cheap: made by a bundler in a second, and not known by what they were made from.
  const made = ignored.map((path) => path.replace(/^\//, '')).filter((path) => path !== 'public/scripts')
  expect(made.length).toBeGreaterThan(5)
  const caches = Object.entries(jobs).flatMap(([name, { steps }]) =>
    steps.filter(({ with: options }) => options?.key?.startsWith('made-')).map((step) => [name, step.with] as const),
  )
  expect(caches.map(([name]) => name)).toEqual(['test', 'filled', 'build'])
  for (const [name, options] of caches) {
    expect([name, linesOf(options?.path)]).toEqual([name, [...made, '.next/cache'].sort()])
  }
})

test('has the history where the tests compare the words with their days', () => {
  for (const { steps } of Object.values(jobs).filter(({ steps }) => steps.some(({ run }) => run === 'npm test'))) {
    const checkout = steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(Number(checkout?.with?.['fetch-depth'])).toBe(0)
  }
})

test('installs from the lockfile, and asks nothing else of the registry', () => {
  const installs = [
    ...commands.join('\n').matchAll(/^.*\bnpm (?:ci|i|install)\b.*$/gm),
    ...readFileSync('deploy/hosts/templates/vercel/vercel.json', 'utf8').matchAll(/"npm (?:ci|i|install)\b[^"]*/g),
  ].map(([command]) => command)
  expect(installs.length).toBeGreaterThan(2)
  for (const command of installs) expect(command).toMatch(/\bnpm ci\b.* --no-audit --no-fund/)
})
