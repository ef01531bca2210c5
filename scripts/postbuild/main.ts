import '@/lib/settings/load-environment'

import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { writeManifest } from '@/deploy/manifest'
import { readRules } from '@/deploy/rules'
import { writeConfigs } from '@/deploy/write-configs'

import { overweightFiles, sentFiles, weightReport } from './bytes-as-sent'
import { checkPage } from './check-page'
import { listCommonScripts } from './common-scripts'
import { compress } from './compress'
import { scriptDeferrer } from './defer-scripts'
import { exportEditor } from './export-editor'
import { openPage, type Page } from './page'
import { styleSplitter } from './split-styles'
import { writePolicy } from './write-policy'

const EXPORT = 'out'

/**
 * What no visitor should find: the files of Next's own 404 route, which a plain host would serve with status 200, and a
 * second copy of each page's whole data.
 */
const LEFTOVER = /^_not-found|(^|\/)__next\._full\.txt$/

for (const file of (await readdir(EXPORT, { recursive: true })).filter((name) => LEFTOVER.test(name))) {
  await rm(path.join(EXPORT, file), { recursive: true, force: true })
}

/** The order matters: the policy hashes what the steps before it have left in the page. */
const steps: readonly ((page: Page) => Promise<void> | void)[] = [
  await styleSplitter(EXPORT),
  scriptDeferrer(EXPORT, await listCommonScripts(EXPORT)),
  writePolicy,
]

function failFor(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`The export breaks its rules:\n${errors.join('\n')}`)
}

const errors: string[] = []
for (const file of (await readdir(EXPORT, { recursive: true })).filter((name) => name.endsWith('.html'))) {
  const target = path.join(EXPORT, file)
  const page = openPage(file, await readFile(target, 'utf8'))
  for (const step of steps) await step(page)
  const html = page.source.toString()
  await writeFile(target, html)
  errors.push(...checkPage(file, html))
}
failFor(errors)
// Comes after the pages, because it has a policy of its own.
exportEditor(EXPORT)
await compress(EXPORT)
const sent = await sentFiles(EXPORT, readRules(EXPORT))
failFor(overweightFiles(sent))
writeManifest(EXPORT)
await writeConfigs(EXPORT)
console.log(weightReport(sent))
