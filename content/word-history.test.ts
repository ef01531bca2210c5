/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { changedSince, hasHistory } from './word-history.fixture'

// Two o'clock in the morning of 24 December in Dubai.
beforeAll(() => jest.useFakeTimers({ now: new Date('2026-12-23T22:00:00Z') }))
afterAll(() => jest.useRealTimers())

test('there is no history before the first commit, nor outside a repository', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'history-'))
  expect(hasHistory(root)).toBe(false)
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  expect(hasHistory(root)).toBe(false)
  rmSync(root, { recursive: true })
})

describe('the day of a change', () => {
  let root: string

  const write = (file: string, text: string) => writeFileSync(path.join(root, 'zta', file), text)
  /** Somebody's clock is ahead of Dubai's. A month later the commit is moved onto another one. */
  const commit = (day: string) => {
    const env = { ...process.env, GIT_AUTHOR_DATE: `${day}T03:00:00+08:00`, GIT_COMMITTER_DATE: '2027-01-20T12:00:00Z' }
    const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com']
    execFileSync('git', ['add', '.'], { cwd: root })
    execFileSync('git', [...author, 'commit', '--quiet', '--message', 'Words'], { cwd: root, env })
  }

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'history-'))
    mkdirSync(path.join(root, 'zta'))
    execFileSync('git', ['init', '--quiet'], { cwd: root })
    write('meta.yaml', 'updated: 2026-11-01\n')
    write('en.yaml', 'title: Zero Trust\n')
    write('ar.yaml', 'title: الثقة الصفرية\n')
    commit('2026-11-03')
  })

  afterEach(() => rmSync(root, { recursive: true }))

  it('is unknown while the words are those of the date', () => {
    expect(changedSince(root, 'zta')).toBeUndefined()
  })

  it('is that of the commit, or today before there is one', () => {
    write('ar.yaml', 'title: انعدام الثقة\n')
    expect(changedSince(root, 'zta')).toBe('2026-12-24')
    commit('2026-12-21')
    expect(changedSince(root, 'zta')).toBe('2026-12-20')
    write('meta.yaml', 'updated: 2026-12-20\n')
    commit('2026-12-21')
    expect(changedSince(root, 'zta')).toBeUndefined()
  })

  it('is none if only sources or the form have changed', () => {
    write('en.yaml', "title:\n  text: 'Zero Trust'\nsources: [nist]\n")
    commit('2026-12-20')
    expect(changedSince(root, 'zta')).toBeUndefined()
  })
})
