/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { catalogueItems } from './catalogue'
import { changedOn, pageFolder } from './page-dates'
import { samples } from './samples'
import { pagePaths } from './site-paths'
import { changedSince, hasHistory } from './word-history.fixture'

const pages = [
  ...Object.values(pagePaths).map((page) => ({ path: page, folder: `content/pages/${pageFolder(page)}` })),
  ...[...catalogueItems('services'), ...catalogueItems('products')].map(({ kind, slug, path: page }) => ({
    path: page,
    folder: `content/${kind}/${slug}`,
  })),
  ...samples.map(({ slug, path: page }) => ({ path: page, folder: `content/samples/${slug}` })),
]

const today = new Date().toISOString().slice(0, 10)
const known = hasHistory('.')

// Git history is missing from a shallow clone and from a copy without git.
;(known ? test.each(pages) : test.each([]))('$path has the day of its last change', ({ path: page, folder }) => {
  const day = changedSince('.', folder, today)
  const advice = `The words of ${page} changed on ${day}. Write into ${folder}/meta.yaml: updated: ${day}`
  expect(day && changedOn(page) < day ? advice : '').toBe('')
})

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
    expect(changedSince(root, 'zta', '2026-12-24')).toBe('2026-12-24')
    commit('2026-12-20')
    expect(changedSince(root, 'zta', '2026-12-24')).toBe('2026-12-20')
    write('meta.yaml', 'updated: 2026-12-20\n')
    commit('2026-12-21')
    expect(changedSince(root, 'zta', '2026-12-24')).toBeUndefined()
  })

  it('is none if only sources or the form have changed', () => {
    write('en.yaml', "title:\n  text: 'Zero Trust'\nsources: [nist]\n")
    commit('2026-12-20')
    expect(changedSince(root, 'zta', '2026-12-24')).toBeUndefined()
  })
})
