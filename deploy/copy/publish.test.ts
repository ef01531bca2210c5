/** @jest-environment node */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { spawnSync } from 'node:child_process'

import { headerPolicy } from '../content-security-policy'
import { writeManifest } from '../manifest'
import { writeConfigs } from '../write-configs'
import { folderTarget } from './folder-target'
import { copySite, takeBack } from './publish'
import { rsyncTarget } from './rsync-target'
import type { Target } from './target'

let mockConfigFolder: string
jest.mock('../write-configs', () => ({
  get CONFIG_FOLDER() {
    return mockConfigFolder
  },
  writeConfigs: jest.fn(),
}))

const SCRIPT = "script-src 'sha256-AAAA'"
const OTHER_SCRIPT = "script-src 'sha256-BBBB'"
const KEEP_TWO = { keep: 2 }

// The test runs real programs, on a machine that may be busy.
jest.setTimeout(60_000)

let work: string
let root: string

beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'copy-site-'))
  root = join(work, 'root')
  mkdirSync(root)
  mockConfigFolder = join(work, 'configs')
})
afterEach(() => rmSync(work, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const home = (number: number, policy = SCRIPT) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}"/>home ${number}`

/** A site of two pages. One loads a script named after its number and has its own policy. */
function build(number: number, policy?: string): string {
  const site = join(work, `site-${number}`)
  const files = {
    'index.html': home(number, policy),
    'contact.html': `contact ${number} $`,
    [`only-${number}.html`]: 'page',
    'contact/__next.!a.$d$b.txt': `payload ${number}`,
    'pdfs/same.pdf': 'same',
    [`media/${number}.mp4`]: 'video',
    [`_next/static/chunks/${number}.js`]: `script ${number}`,
  }
  for (const [file, text] of Object.entries(files)) write(join(site, file), text)
  writeManifest(site)
  return site
}

const served = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/.releases'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
const text = (file: string) => readFileSync(join(root, file), 'utf8')

/** Runs the server's command on this machine, in the place of ssh. */
function fakeShell(): string {
  const shell = join(work, 'ssh')
  writeFileSync(shell, '#!/bin/sh\nshift\nexec sh -c "$*"\n')
  chmodSync(shell, 0o755)
  return shell
}

const kinds: readonly (readonly [string, () => Target])[] = [
  ['a folder', () => folderTarget(root)],
  ['a server', () => rsyncTarget(`server:${root}`, fakeShell())],
]
const hasRsync = !spawnSync('rsync', ['--version']).error

describe.each(kinds.slice(0, hasRsync ? 2 : 1))('%s', (_name, open) => {
  it('gets the pages of a release and keeps the assets of earlier ones', async () => {
    const target = open()
    write(join(root, 'google123.html'), 'not ours')
    for (const number of [1, 2, 3]) await copySite(target, build(number), KEEP_TWO)
    expect(served()).toEqual([
      '_next/static/chunks/1.js',
      '_next/static/chunks/2.js',
      '_next/static/chunks/3.js',
      'contact.html',
      'contact/__next.!a.$d$b.txt',
      'google123.html',
      'index.html',
      'media/1.mp4',
      'media/2.mp4',
      'media/3.mp4',
      'only-3.html',
      'pdfs/same.pdf',
      'sha256sums.txt',
    ])
    expect([text('contact.html'), text('contact/__next.!a.$d$b.txt')]).toEqual(['contact 3 $', 'payload 3'])

    await copySite(target, build(4), KEEP_TWO)
    expect(served().filter((file) => /[12]\./.test(file))).toEqual(['_next/static/chunks/2.js', 'media/2.mp4'])
    expect(readdirSync(join(root, '.releases'))).toHaveLength(4)
  })

  it('goes back one release at a time, then on to a new one', async () => {
    const target = open()
    for (const number of [1, 2, 3]) await copySite(target, build(number), { keep: 10 })
    await takeBack(target, { keep: 10 })
    expect([text('index.html'), text('contact/__next.!a.$d$b.txt')]).toEqual([home(2), 'payload 2'])
    expect(served().filter((file) => /only|chunks/.test(file))).toEqual([
      '_next/static/chunks/1.js',
      '_next/static/chunks/2.js',
      // Tabs that were opened meanwhile still need it.
      '_next/static/chunks/3.js',
      'only-2.html',
    ])
    await takeBack(target, { keep: 10 })
    expect(text('index.html')).toBe(home(1))
    await expect(takeBack(target, { keep: 10 })).rejects.toThrow('no release before')

    await copySite(target, build(4), { keep: 10 })
    await takeBack(target, { keep: 10 })
    expect(text('index.html')).toBe(home(1))
    // A withdrawn release can come back.
    await copySite(target, build(3), { keep: 10 })
    expect(text('index.html')).toBe(home(3))
  })

  it('leaves unchanged files alone, readable by the server', async () => {
    const target = open()
    await copySite(target, build(1), KEEP_TWO)
    const before = statSync(join(root, 'pdfs/same.pdf'))
    await copySite(target, build(2), KEEP_TWO)
    const after = statSync(join(root, 'pdfs/same.pdf'))
    expect([after.mtimeMs, after.ino]).toEqual([before.mtimeMs, before.ino])
    expect(statSync(join(root, 'index.html')).mode & 0o777).toBe(0o644)
    expect(statSync(join(root, 'contact')).mode & 0o777).toBe(0o755)
  })
})

/** A target that records in which order files become visible. */
function notingTarget() {
  const target = folderTarget(root)
  const notes: string[] = []
  const put: Target['put'] = (from, files, to) => {
    if (!to) notes.push(...files)
    return target.put(from, files, to)
  }
  return { target: { ...target, put }, notes }
}

it('copies what pages need before the pages', async () => {
  const { target, notes } = notingTarget()
  await copySite(target, build(1), KEEP_TWO)
  const firstPage = notes.findIndex((file) => /\.(html|txt)$/.test(file))
  expect(firstPage).toBe(notes.findIndex((file) => file === '/contact.html'))
  expect(notes.slice(firstPage).filter((file) => !/\.(html|txt)$/.test(file))).toEqual([])
})

it('copies nothing that the policy of the server would block', async () => {
  const target = folderTarget(root)
  await copySite(target, build(1), KEEP_TWO)
  const changed = build(2, OTHER_SCRIPT)
  await expect(copySite(target, changed, KEEP_TWO)).rejects.toThrow('--configured')
  expect(writeConfigs).toHaveBeenLastCalledWith(changed, [headerPolicy([SCRIPT])])
  expect(served()).not.toContain('_next/static/chunks/2.js')

  await copySite(target, changed, { ...KEEP_TWO, isConfigured: true })
  expect(text('index.html')).toBe(home(2, OTHER_SCRIPT))
  // By now the configuration allows both.
  await copySite(target, build(3), KEEP_TWO)
})

it('copies the .htaccess after the assets and before the pages', async () => {
  const { target, notes } = notingTarget()
  await copySite(target, build(1), KEEP_TWO)
  notes.length = 0
  write(join(mockConfigFolder, 'apache/.htaccess'), 'rules')
  await copySite(target, build(2, OTHER_SCRIPT), { ...KEEP_TWO, withHtaccess: true })
  const order = ['/media/2.mp4', '/.htaccess', '/index.html']
  expect(notes.filter((file) => order.includes(file))).toEqual(order)
  expect(existsSync(join(root, '.htaccess'))).toBe(true)
})
