import '@/lib/settings/load-environment'

import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { ensureBuilt } from '../setup/build.mjs'
import { run, runOrExit } from '../setup/run.mjs'
import { commitOf, exportOf, WORK_FOLDER } from './old-export'
import { wordDifference } from './words'

/*
 * npm run compare -- <commit or folder of an export> [<path of a page> …]: compares what this state of the site says and
 * how it looks with an earlier one, in Playwright's report. Exits with 1 if there is a difference.
 */
const SITE = 'out'
const PICTURES = path.join(WORK_FOLDER, 'before')
const WORDS = path.join(WORK_FOLDER, 'words.diff')

const [name = '', ...only] = process.argv.slice(2)
const isFolder = existsSync(path.join(name, 'index.html'))
const commit = isFolder ? undefined : commitOf(name)
if (!isFolder && !commit) {
  console.error('usage: npm run compare -- <commit, tag or folder of an export> [<path of a page, such as /contact> …]')
  process.exit(2)
}

const before = commit ? exportOf(commit) : name
await ensureBuilt()
for (const old of [PICTURES, WORDS]) rmSync(old, { recursive: true, force: true })

/** Tests are named after the path of their page. */
const chosen = only.length > 0 ? ['--grep', ` (${only.join('|')}),|what the site says`] : []
const look = ['playwright', 'test', '--config=playwright.compare.config.ts', ...chosen]
// A page that is new has no picture, which the comparison says. The words are compared once, below.
const pictures = ['--update-snapshots=all', '--grep-invert', 'what the site says', '--reporter=dot']
await run('npx', [...look, ...pictures], { environment: { COMPARED_SITE: before } })
writeFileSync(WORDS, await wordDifference(before, SITE))
console.log(`Report: npx playwright show-report ${WORK_FOLDER}/report`)
await runOrExit('npx', look, { environment: { COMPARED_SITE: SITE } })
