import '@/lib/settings/load-environment'

import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'

import { format, resolveConfig } from 'prettier'

import { today } from '@/lib/day'
import { formatDay } from '@/lib/format-day'
import { numberOf } from '@/lib/number-of'
import { replaceBlock } from '@/lib/replace-block'
import { replaceFiles } from '@/lib/replace-file'
import { runCommand } from '@/lib/run-command'

import { ensureBrowser } from '../setup/browser.mjs'
import { ensureLighthouse, type LighthouseFigures, runLighthouse } from './lighthouse'
import packages from './package.json'
import { type BenchPage, benchPages, choosePages } from './pages'
import { measurePresses } from './presses'
import { medians, OVER_BUDGET, pressTable, timeTable } from './report'
import { type Addresses, startServers } from './servers'

/*
 * npm run bench [-- --runs=3 --pages=home,service-ar]: compares every kind of page with the baseline page and the
 * budgets. A run of all pages writes its report into docs/performance.md. Exits with 1 if a figure is over its
 * budget.
 */
const PAGE = 'docs/performance.md'

/** Lighthouse's figures by address. The pages take turns, so that a busy minute of the machine affects all of them. */
async function measureTimes(addresses: readonly Addresses[], pages: readonly BenchPage[], runs: number) {
  const measured = new Map<string, LighthouseFigures[]>()
  for (let run = 1; run <= runs; run++) {
    for (const [index, { site, baseline }] of addresses.entries()) {
      const all = pages.map(({ id, address }) => ({ id, url: site + address }))
      for (const { id, url } of [{ id: 'baseline', url: baseline }, ...all]) {
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

const formatMarkdown = async (text: string) => format(text, { ...(await resolveConfig(PAGE)), parser: 'markdown' })

runCommand(async () => {
  const { values: options } = parseArgs({
    options: { runs: { type: 'string', default: '3' }, pages: { type: 'string', default: '' } },
  })
  const runs = numberOf('--runs', options.runs, { least: 1 })
  const pages = options.pages ? choosePages(options.pages.split(',')) : benchPages

  await ensureLighthouse()
  const executablePath = await ensureBrowser()
  // Lighthouse takes it from there.
  process.env.CHROME_PATH = executablePath
  const { addresses, close } = await startServers()
  try {
    const timesOf = await measureTimes(addresses, pages, runs)
    const timeTables = addresses.map(({ protocol, site, baseline }) => {
      const results = pages.map((page) => ({ ...page, figures: timesOf(site + page.address) }))
      return `### ${protocol}\n\n${timeTable(results, timesOf(baseline))}`
    })
    const presses = await measurePresses(executablePath, addresses[0].site, pages, runs)
    const tables = [...timeTables, `### Presses\n\n${pressTable(presses)}`].join('\n\n')

    const date = formatDay(today(), 'en')
    const server = spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr.trim().replace(/^.*: /, '')
    const [chromium] = execFileSync(executablePath, ['--version'], { encoding: 'utf8' }).split(/\s*(?: built |\n)/)
    const programs = `Lighthouse ${packages.dependencies.lighthouse}, ${chromium}, ${server}`
    const report = await formatMarkdown(
      `Measured on ${date}: medians of ${runs} runs, ${programs}, ${cpus().length} × ${cpus()[0]?.model}.\n\n${tables}`,
    )
    console.log(report)
    if (pages === benchPages) {
      const text = await formatMarkdown(replaceBlock(readFileSync(PAGE, 'utf8'), 'bench', report.trim()))
      replaceFiles([{ file: PAGE, text }])
    }
    if (tables.includes(OVER_BUDGET)) process.exitCode = 1
  } finally {
    await close()
  }
}, 2)
