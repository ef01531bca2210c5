/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { changedSince } from './word-history.fixture'

const today = '2026-12-24'

describe('the day of a change', () => {
  let root: string

  const write = (file: string, text: string) => writeFileSync(path.join(root, 'zta', file), text)
  const commit = (day: string) => {
    const date = `${day}T12:00:00Z`
    const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
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
    expect(changedSince(root, 'zta', today)).toBeUndefined()
  })

  it('is that of the commit, or today before there is one', () => {
    write('ar.yaml', 'title: انعدام الثقة\n')
    expect(changedSince(root, 'zta', today)).toBe(today)
    commit('2026-12-20')
    expect(changedSince(root, 'zta', today)).toBe('2026-12-20')
    write('meta.yaml', 'updated: 2026-12-20\n')
    commit('2026-12-21')
    expect(changedSince(root, 'zta', today)).toBeUndefined()
  })

  it('is none if only sources or the form have changed', () => {
    write('en.yaml', "title:\n  text: 'Zero Trust'\nsources: [nist]\n")
    commit('2026-12-20')
    expect(changedSince(root, 'zta', today)).toBeUndefined()
  })
})
