/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { TOOLS } from './lockfiles.mjs'

jest.setTimeout(60_000)

const npm = (cwd: string, ...command: string[]) =>
  execFileSync('npm', command, { cwd, encoding: 'utf8', stdio: 'pipe', shell: process.platform === 'win32' })

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'npm-settings-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

it('a package runs no program of its own while it is installed', () => {
  const [dependency, project] = [join(folder, 'dependency'), join(folder, 'project')]
  for (const path of [dependency, project]) mkdirSync(path)
  const scripts = { preinstall: 'exit 1', install: 'exit 1', postinstall: 'node -e "fs.writeFileSync(`has-run`, ``)"' }
  const write = (path: string, content: object) => writeFileSync(join(path, 'package.json'), JSON.stringify(content))
  write(dependency, { name: 'dependency', version: '1.0.0', scripts })
  write(project, { name: 'project', dependencies: { dependency: 'file:../dependency-1.0.0.tgz' } })
  cpSync('.npmrc', join(project, '.npmrc'))
  npm(folder, 'pack', '--ignore-scripts', './dependency')
  npm(project, 'install', '--offline', '--no-audit', '--no-fund')
  const installed = join(project, 'node_modules', 'dependency')
  expect([existsSync(installed), existsSync(join(installed, 'has-run'))]).toEqual([true, false])
})

it('commands run on Windows, except those that need a server of Linux', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const ofLinux = Object.keys(scripts).filter((name) => /(^|&& )([A-Z_]+=|exec )|;|\$/.test(scripts[name] ?? ''))
  expect(ofLinux).toEqual(['test:nginx', 'host'])
})

it('npm and Renovate wait the same number of days for a release', () => {
  const [, days] = /^min-release-age=(\d+)$/m.exec(readFileSync('.npmrc', 'utf8')) ?? []
  const { minimumReleaseAge } = JSON.parse(readFileSync('renovate.json', 'utf8')) as Record<string, unknown>
  expect([days, minimumReleaseAge]).toEqual(['7', `${days} days`])
})

it('each rule of Renovate is about a package that is there', () => {
  const { packageRules } = JSON.parse(readFileSync('renovate.json', 'utf8')) as {
    packageRules: readonly { matchPackageNames?: readonly string[] }[]
  }
  const names = ['.', ...TOOLS].flatMap((folder) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<
      string,
      object
    >
    return Object.keys({ ...dependencies, ...devDependencies })
  })
  const patterns = packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames)
  const matches = (name: string, pattern: string) =>
    pattern.endsWith('**') ? name.startsWith(pattern.slice(0, -2)) : name === pattern
  const stale = patterns.filter((pattern) => !['node', ...names].some((name) => matches(name, pattern)))
  expect(stale).toEqual([])
})
