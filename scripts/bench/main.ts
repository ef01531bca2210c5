import '../generate/load-environment'

import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { ensureBrowser } from '../setup/browser.mjs'
import { chosenPages, measuredPages } from '../size/page-kinds'
import { openHosts } from './hosts'
import { ensureLighthouse, lighthouseVersion } from './install-lighthouse'
import { type LabRun, openLab } from './lab'
import { labTable, median, medians, type PageResult, visitTable } from './report'
import { visitAll } from './visit'

/*
 * npm run bench [-- --runs=5 --pages=home,service-ar]: Lighthouse on every kind of page beside the floor page, in
 * turns, so that a busy minute of the machine falls on all of them; then what a first visit transfers.
 */
const RESULTS = '.cache/bench'

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, pages: { type: 'string', default: '' } },
})
const runs = Number(options.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error(`Not a number of runs: ${options.runs}`)
const pages = options.pages ? chosenPages(options.pages.split(',')) : measuredPages
if (!existsSync('out/index.html.br')) {
  console.error('There is no finished site in out/. Make it with: npm run build')
  process.exit(1)
}

await ensureLighthouse()
const browser = await ensureBrowser()
const hosts = await openHosts()
const lab = openLab(browser)
const targets = [
  { page: 'floor' as const, name: 'floor', url: `${hosts.floor}/` },
  ...pages.map((page) => ({ page, name: page.id, url: hosts.site + page.path })),
]
const labRuns = new Map<string, LabRun[]>(targets.map(({ name }) => [name, []]))

async function runAll(): Promise<void> {
  for (let run = 1; run <= runs; run++) {
    for (const { name, url } of targets) {
      const figures = await lab.measure(url)
      labRuns.get(name)?.push(figures)
      console.error(`${run}/${runs} ${name}: ${figures.performance}, LCP ${Math.round(figures.lcp)} ms`)
    }
  }
}

const closeAll = async () => {
  lab.close()
  await hosts.close()
}
process.once('SIGINT', () => void closeAll().then(() => process.exit(130)))

let results: PageResult[]
try {
  await runAll()
  const visits = await visitAll(
    browser,
    targets.map(({ url }) => url),
  )
  results = targets.map(({ page, name }, index) => {
    const visit = visits[index]
    if (!visit) throw new Error(`${name} was not visited`)
    return { page, lab: medians(labRuns.get(name) ?? []), visit }
  })
} finally {
  await closeAll()
}

const [floor] = results
if (!floor) throw new Error('The floor page was not measured')
const hostSpeed = Math.round(median(results.map(({ lab: figures }) => figures.hostSpeed)))
const title = `Lighthouse ${lighthouseVersion()}, mobile, medians of ${runs}; ${hosts.name}; benchmark index ${hostSpeed}.`
console.log(`${title}\n(×): times the floor page. ▲: over budget.\n`)
console.log(`${labTable(results, floor.lab)}\n`)
console.log(
  'One first visit each, KB as sent: untouched until one second after the load event (with the heads of the answers), its parts without them.\n',
)
console.log(visitTable(results, floor.visit))

const failed = targets.flatMap(({ name }) => {
  const audits = new Set((labRuns.get(name) ?? []).flatMap((run) => run.failed))
  return audits.size > 0 ? [`- ${name}: ${[...audits].join(', ')}`] : []
})
if (failed.length > 0) console.log(`\nAudits not passed:\n\n${failed.join('\n')}`)

await mkdir(RESULTS, { recursive: true })
const file = path.join(RESULTS, `${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`)
await writeFile(file, JSON.stringify({ title, results, runs: Object.fromEntries(labRuns) }, null, 2))
console.error(`\nAll runs: ${file}`)
