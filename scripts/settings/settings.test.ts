/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { settings } from '@/content/settings'
import { readEnvFile } from '@/lib/settings/env-files'
import { replaceBlock } from '@/lib/replace-block'

import { envExample, settingsTable } from './documents'
import { githubEnvironment } from './github'

const names = Object.keys(settings)

test('docs/settings.md and .env.example show the table of settings; npm run settings writes them', () => {
  const page = readFileSync('docs/settings.md', 'utf8')
  expect(page).toBe(replaceBlock(page, 'settings', settingsTable()))
  expect(readFileSync('.env.example', 'utf8')).toBe(envExample())
})

test('each line of .env.example gives a setting its neutral value', () => {
  const text = envExample().replaceAll(/^#(?=[A-Z])/gm, '')
  const { lines, faults } = readEnvFile('.env.local', Buffer.from(text), names)
  expect(faults).toEqual([])
  const neutral = Object.entries(settings).map(([name, setting]) => [name, setting.neutral])
  expect(Object.fromEntries(lines.map(({ name, arrives }) => [name, arrives]))).toEqual(Object.fromEntries(neutral))
})

describe('variables of a GitHub repository', () => {
  /** As the runner of GitHub reads $GITHUB_ENV. */
  function runnerReads(text: string): Record<string, string> {
    const found: Record<string, string> = {}
    const lines = text.split('\n')
    for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
      const [, name, delimiter] = /^([^=<]+)<<(.+)$/.exec(line) ?? []
      if (!name) {
        if (line) throw new Error(`not a variable: ${line}`)
        continue
      }
      const end = lines.indexOf(delimiter ?? '')
      found[name] = lines
        .splice(0, end + 1)
        .slice(0, -1)
        .join('\n')
    }
    return found
  }

  test('reach the build as they are, all of them and no others', () => {
    const variables = Object.fromEntries(names.map((name) => [name, `${name} $HOME "x" # é شركة`]))
    expect(runnerReads(githubEnvironment({ ...variables, DEPLOY_HOST: 'nginx', AWS_ROLE: 'a' }, names))).toEqual(
      variables,
    )
    expect(names).toContain('CMS_REPO')
  })

  test('a line break in one makes no second', () => {
    const SITE_BRAND_EN = 'Firm\nNODE_OPTIONS=--require /tmp/a.js\nEND\nPATH<<END\n/tmp\nEND'
    expect(runnerReads(githubEnvironment({ SITE_BRAND_EN }, names))).toEqual({ SITE_BRAND_EN })
  })

  test('a misspelt one stops the build', () => {
    expect(() => githubEnvironment({ SITE_BRAND: 'Acme', DEPLOY_HOST: 'aws' }, names)).toThrow(
      'SITE_BRAND is not a setting. Is it SITE_BRAND_EN or SITE_BRAND_AR?',
    )
  })

  test('the step of the workflow passes them on', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'github-'))
    const target = path.join(folder, 'env')
    writeFileSync(target, '')
    const [step = ''] =
      /run: npm run --silent settings.*/.exec(readFileSync('.github/workflows/deploy.yml', 'utf8')) ?? []
    const env = { ...process.env, VARIABLES: '{"CMS_REPO":"firm/site","DEPLOY_HOST":"aws"}', GITHUB_ENV: target }
    execFileSync('sh', ['-c', step.replace('run: ', '')], { env })
    expect(runnerReads(readFileSync(target, 'utf8'))).toEqual({ CMS_REPO: 'firm/site' })
    rmSync(folder, { recursive: true })
  })
})
