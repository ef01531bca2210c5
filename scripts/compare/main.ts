import '@/lib/settings/load-environment'

import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { type Browser, chromium } from 'playwright'

import { findHeadlessShell } from '../setup/browser.mjs'
import { ensureBuilt } from '../setup/build.mjs'
import { startPreview } from '../serve/preview'
import { commitOf, exportOf, WORK_FOLDER } from './old-export'
import { photographs } from './photographs'
import { pictureDifference } from './pixels'
import { reportOf, type ViewDifference } from './report'
import { type View, viewsOf, type Width } from './views'
import { wordDifference } from './words'

/*
 * npm run compare -- <commit or folder of an export> [<path of a page> …]: compares what this state of the site says and
 * how it looks with an earlier one. Exits with 1 if there is a difference.
 */
const SITE = 'out'
const REPORT = path.join(WORK_FOLDER, 'report.html')

type Sites = readonly [string, string]

async function compareView(
  browser: Browser,
  sites: Sites,
  view: View,
  width: Width,
): Promise<readonly ViewDifference[]> {
  const [old, present] = await photographs(browser, sites, view, width)
  const known = { view: view.name, width }
  if (!old || !present) return [{ ...known, missing: old ? 'after' : present ? 'before' : 'before and after' }]
  const difference = await pictureDifference(old, present)
  return difference ? [{ ...known, difference }] : []
}

async function compareLooks(before: string, views: readonly View[]): Promise<readonly ViewDifference[]> {
  const servers = [await startPreview({ dir: before, port: 0 }), await startPreview({ dir: SITE, port: 0 })] as const
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const found: ViewDifference[] = []
  try {
    for (const view of views) {
      for (const width of view.widths) {
        const differences = await compareView(browser, [servers[0].url, servers[1].url], view, width)
        found.push(...differences)
        for (const { difference, missing } of differences)
          console.log(
            `${view.name}, ${width} px: ${difference ? `${difference.pixels} pixels differ` : `none ${missing}`}`,
          )
      }
    }
  } finally {
    await browser.close()
    await Promise.all(servers.map(({ close }) => close()))
  }
  return found
}

const [name = '', ...only] = process.argv.slice(2)
const isFolder = existsSync(path.join(name, 'index.html'))
const commit = isFolder ? undefined : commitOf(name)
const views = viewsOf(only)
if (!name || (!isFolder && !commit) || views.length === 0) {
  console.error('usage: npm run compare -- <commit, tag or folder of an export> [<path of a page, such as /contact> …]')
  process.exit(2)
}

const before = commit ? exportOf(commit) : name
await ensureBuilt()
const words = await wordDifference(before, SITE)
console.log(words || 'Both say the same.')
const looks = await compareLooks(before, views)
const total = views.reduce((sum, { widths }) => sum + widths.length, 0)
console.log(`${looks.length} of ${total} views look different.`)
mkdirSync(WORK_FOLDER, { recursive: true })
writeFileSync(REPORT, reportOf({ before: name, views: total, looks, words }))
console.log(`Report: ${REPORT}`)
process.exitCode = words || looks.length > 0 ? 1 : 0
