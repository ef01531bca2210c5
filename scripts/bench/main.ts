import '@/lib/settings/load-environment'

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'

import { type Browser, chromium } from 'playwright'
import { format, resolveConfig } from 'prettier'

import { today } from '@/lib/day'
import { eachAtOnce } from '@/lib/each-at-once'
import { formatDay } from '@/lib/format-day'
import { numberOf } from '@/lib/number-of'
import { replaceBlock } from '@/lib/replace-block'
import { replaceFiles } from '@/lib/replace-file'
import { runCommand } from '@/lib/run-command'

import { ensureBrowser } from '../setup/browser.mjs'
import { BROWSER_FLAGS } from './browser'
import { ensureLighthouse, type LighthouseFigures, runLighthouse } from './lighthouse'
import packages from './package.json'
import { choosePages, type PageGroup, pageGroups } from './pages'
import { measurePresses } from './presses'
import { byteTable, medians, OVER_BUDGET, pressTable, timeTable, type VisitResult } from './report'
import { type Addresses, startServers } from './servers'
import { visit } from './visit'

/*
 * npm run bench [-- --runs=3 --pages=home,service-ar]: compares every kind of page with the baseline page and the
 * budgets. A run of all pages writes its report into docs/performance.md. Exits with 1 if a figure is over its budget.
 */
const PAGE = 'docs/performance.md'
/** Bytes do not depend on the machine's speed, so the bench visits several pages at once. */
const VISITS_AT_ONCE = 3

/** Lighthouse's figures by address. The pages take turns, so that a busy minute of the machine affects all of them. */
async function measureTimes(addresses: readonly Addresses[], groups: readonly PageGroup[], runs: number) {
  const measured = new Map<string, LighthouseFigures[]>()
  for (let run = 1; run <= runs; run++) {
    for (const [index, { site, baseline }] of addresses.entries()) {
      const pages = groups.map(({ id, paths }) => ({ id, url: site + paths[0] }))
      for (const { id, url } of [{ id: 'baseline', url: baseline }, ...pages]) {
        // Scores depend neither on the protocol nor on the run.
        const name = run === 1 && index === 0 ? id : undefined
        // A browser may fail to start on a busy machine.
        const figures = await runLighthouse(url, name).catch(() => runLighthouse(url, name))
        measured.set(url, [...(measured.get(url) ?? []), figures])
        console.error(`${run}/${runs} ${url}: performance ${figures.performance}`)
      }
    }
  }
  return (url: string) => medians(measured.get(url) ?? [])
}

async function visitAll(browser: Browser, site: string, groups: readonly PageGroup[]): Promise<VisitResult[]> {
  const pages = groups.flatMap(({ kind, paths }) => paths.map((path) => ({ kind, path })))
  const results: VisitResult[] = []
  await eachAtOnce([...pages.entries()], VISITS_AT_ONCE, async ([index, page]) => {
    results[index] = { ...page, figures: await visit(browser, site + page.path) }
  })
  return results
}

const formatMarkdown = async (text: string) => format(text, { ...(await resolveConfig(PAGE)), parser: 'markdown' })

runCommand(async () => {
  const { values: options } = parseArgs({
    options: { runs: { type: 'string', default: '3' }, pages: { type: 'string', default: '' } },
  })
  const runs = numberOf('--runs', options.runs, { least: 1 })
  const groups = options.pages ? choosePages(options.pages.split(',')) : pageGroups

  await ensureLighthouse()
  const executablePath = await ensureBrowser()
  // Lighthouse takes it from there.
  process.env.CHROME_PATH = executablePath
  const { addresses, close } = await startServers()
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  try {
    const timesOf = await measureTimes(addresses, groups, runs)
    const timeTables = addresses.map(({ protocol, site, baseline }) => {
      const pages = groups.map(({ id, kind, paths }) => ({ id, kind, figures: timesOf(site + paths[0]) }))
      return `### ${protocol}\n\n${timeTable(pages, timesOf(baseline))}`
    })
    const [{ site }] = addresses
    const bytes = `### Bytes of every page\n\n${byteTable(await visitAll(browser, site, groups))}`
    const presses = `### Presses\n\n${pressTable(await measurePresses(browser, site, groups, runs))}`
    const tables = [...timeTables, bytes, presses].join('\n\n')

    const date = formatDay(today(), 'en')
    const server = spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr.trim().replace(/^.*: /, '')
    const programs = `Lighthouse ${packages.dependencies.lighthouse}, Chromium ${browser.version()}, ${server}`
    const report = await formatMarkdown(
      `Measured on ${date}: medians of ${runs} runs, ${programs}, ${cpus().length} × ${cpus()[0]?.model}.\n\n${tables}`,
    )
    console.log(report)
    if (groups === pageGroups) {
      const text = await formatMarkdown(replaceBlock(readFileSync(PAGE, 'utf8'), 'bench', report.trim()))
      replaceFiles([{ file: PAGE, text }])
    }
    if (tables.includes(OVER_BUDGET)) process.exitCode = 1
  } finally {
    await browser.close()
    await close()
  }
}, 2)
