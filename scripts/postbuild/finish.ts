import { readFile, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

import { MANIFEST, writeManifest } from '@/deploy/manifest'
import startupScripts from '@/generated/startup-scripts.json'
import { removeAbandonedParts, writeGenerated } from '@/lib/write-generated'

import { overweightFiles, sentFiles, weightReport } from './bytes-as-sent'
import { checkPage } from './check-page'
import { compress } from './compress'
import { scriptDeferrer } from './defer-scripts'
import { withEarlyScript } from './early-script'
import { exportEditor } from './export-editor'
import { openPage, type Page } from './page'
import { pageMarkdown } from './page-markdown'
import { splitStyles } from './split-styles'
import { writePolicy } from './write-policy'

/**
 * What no visitor should find: the files of Next's own 404 route, which a plain host would serve with status 200, and a
 * second copy of each page's whole data. The editor is exported anew.
 */
const LEFTOVER = /^_not-found|^admin(\.html)?$|(^|[\\/])__next\._full\.txt$/

function failFor(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`The export breaks its rules:\n${errors.join('\n')}`)
}

/** Makes the exported pages what hosts send. Does nothing that is already done: it may have been interrupted. */
export async function finishPages(folder: string): Promise<void> {
  removeAbandonedParts()
  // Without its manifest, the site counts as unfinished.
  await rm(path.join(folder, MANIFEST), { force: true })
  for (const file of (await readdir(folder, { recursive: true })).filter((name) => LEFTOVER.test(name))) {
    await rm(path.join(folder, file), { recursive: true, force: true })
  }

  const styles = await splitStyles(folder)
  /** The order matters: the policy hashes what the steps before it have left in the page. */
  const steps: readonly ((page: Page) => Promise<void> | void)[] = [
    styles.linkRest,
    scriptDeferrer(folder),
    writePolicy,
  ]
  const errors: string[] = []
  for (const file of (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'))) {
    const target = path.join(folder, file)
    const page = openPage(file, withEarlyScript(await readFile(target, 'utf8'), startupScripts.early))
    for (const step of steps) await step(page)
    const html = page.source.toString()
    writeGenerated(target, html)
    const twin = pageMarkdown(file, html)
    if (twin) writeGenerated(path.join(folder, twin.path), twin.text)
    errors.push(...checkPage(file, html))
  }
  styles.save()
  failFor(errors)
}

/**
 * Adds what the whole export needs, and returns a report on its weight. `cache` keeps compressed copies for the next
 * build.
 */
export async function finishFiles(folder: string, cache: string): Promise<string> {
  // Comes after the pages, because it has a policy of its own.
  await exportEditor(folder)
  await compress(folder, cache)
  const sent = await sentFiles(folder)
  failFor(overweightFiles(sent))
  writeManifest(folder)
  return weightReport(sent)
}
