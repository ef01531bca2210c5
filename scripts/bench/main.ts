import '@/lib/settings/load-environment'

import { cp, readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'

import { chromium } from 'playwright'

import { startPreview } from '../serve/preview'
import { ensureBrowser } from '../setup/browser.mjs'
import { BROWSER_FLAGS } from './browser'
import { ensureLighthouse, type LighthouseFigures, runLighthouse } from './lighthouse'
import { choosePages, measuredPages } from './pages'
import { measurePresses } from './presses'
import { medians, OVER_BUDGET, pageTable, pressTable } from './report'
import { visit } from './visit'

/*
 * npm run bench [-- --runs=5 --pages=home,service-ar]: every kind of page beside the baseline page and the budgets.
 * Exits with code 1 where a figure is over its budget.
 */
const BASELINE = 'scripts/bench/baseline'
/** The baseline page with a brotli copy beside it, as the build makes them for the site. */
const BASELINE_COPY = '.cache/bench/baseline'

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, pages: { type: 'string', default: '' } },
})
const runs = Number(options.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error(`Not a number of runs: ${options.runs}`)
const pages = options.pages ? choosePages(options.pages.split(',')) : measuredPages

await ensureLighthouse()
const executablePath = await ensureBrowser()
await cp(BASELINE, BASELINE_COPY, { recursive: true })
await writeFile(`${BASELINE_COPY}/index.html.br`, brotliCompressSync(await readFile(`${BASELINE}/index.html`)))
const { url: site } = await startPreview({ dir: 'out', port: 0 })
const { url: baselineUrl } = await startPreview({ dir: BASELINE_COPY, port: 0 })

/** The pages take turns, so that a busy minute of the machine falls on all of them. */
const targets = [{ id: 'baseline', url: baselineUrl }, ...pages.map(({ id, path }) => ({ id, url: site + path }))]
const lighthouseRuns = new Map<string, LighthouseFigures[]>(targets.map(({ id }) => [id, []]))
for (let run = 1; run <= runs; run++) {
  for (const { id, url } of targets) {
    // A browser may fail to start on a busy machine.
    const figures = await runLighthouse(url, id).catch(() => runLighthouse(url, id))
    lighthouseRuns.get(id)?.push(figures)
    console.error(`${run}/${runs} ${id}: performance ${figures.performance}`)
  }
}
const lighthouseMedians = (id: string) => medians(lighthouseRuns.get(id) ?? [])
const baseline = lighthouseMedians('baseline')

const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
const results = []
for (const page of pages) {
  results.push({ page, figures: { ...lighthouseMedians(page.id), ...(await visit(browser, site + page.path)) } })
}
const presses = await measurePresses(browser, site, pages, runs)
const tables = pageTable(results, baseline) + (presses.length > 0 ? `\n\n${pressTable(presses)}` : '')
await browser.close()

const { 'first-contentful-paint': fcp, 'largest-contentful-paint': lcp, 'speed-index': speedIndex } = baseline
console.log(`Medians of ${runs}; ×: times the baseline page, ${OVER_BUDGET}: over budget. Baseline page in this run, ms:
FCP ${Math.round(fcp)}, LCP ${Math.round(lcp)}, Speed Index ${Math.round(speedIndex)}.\n\n${tables}`)
process.exit(tables.includes(OVER_BUDGET) ? 1 : 0)
