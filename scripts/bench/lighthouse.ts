import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { tableOf } from '@/lib/map-values'

import { ensureTool } from '../setup/install.mjs'

/*
 * Lighthouse is not a dependency of the site: the first run of the bench installs it here. The folder's `node` comes
 * from a package (Linux, x64), because Lighthouse needs a newer one than the site.
 */
const FOLDER = 'scripts/bench'
const COMMANDS = path.resolve(FOLDER, 'node_modules/.bin')
const LIGHTHOUSE = path.resolve(FOLDER, 'node_modules/lighthouse/cli/index.js')
const MAX_REPORT_BYTES = 2 ** 26

/**
 * Nobody signs the bench's own certificate. Without a network beyond this machine, Chromium counts as offline and
 * fetches the lazy pictures of the whole page: home then has 290 KB instead of 111.
 */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--ignore-certificate-errors',
  '--force-effective-connection-type=4G',
]

const OTHER_SCORES = ['accessibility', 'best-practices', 'seo']
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const

/** Scores (0 to 100; of the other three the lowest, NaN if not measured) and metrics (ms) by Lighthouse's names. */
export type LighthouseFigures = Record<'performance' | 'other-scores' | (typeof METRICS)[number], number>

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue: number }>
}

export const ensureLighthouse = (): Promise<void> => ensureTool(FOLDER)

/** Measures an address with the browser in CHROME_PATH. With a `name` it measures all scores, in twice the time. */
export async function runLighthouse(url: string, name?: string): Promise<LighthouseFigures> {
  const what = name ? `--only-categories=performance,${OTHER_SCORES.join(',')}` : `--only-audits=${METRICS.join(',')}`
  const flags = ['--output=json', '--quiet', '--no-enable-error-reporting', '--disable-full-page-screenshot', what]
  const chromeFlags = `--chrome-flags=--headless=new ${BROWSER_FLAGS.join(' ')}`
  const { stdout } = await promisify(execFile)('node', [LIGHTHOUSE, url, ...flags, chromeFlags], {
    env: { ...process.env, PATH: COMMANDS + path.delimiter + process.env.PATH },
    maxBuffer: MAX_REPORT_BYTES,
  })
  if (name) await writeFile(`.cache/bench/${name}.json`, stdout)
  const { categories, audits } = JSON.parse(stdout) as Report
  const missing = METRICS.find((id) => audits[id]?.numericValue === undefined)
  if (missing) throw new Error(`Lighthouse could not measure ${missing} of ${url}`)
  const lowest = (ids: readonly string[]) =>
    Math.round(Math.min(...ids.map((id) => categories[id]?.score ?? NaN)) * 100)
  return {
    performance: lowest(['performance']),
    'other-scores': lowest(OTHER_SCORES),
    ...tableOf(METRICS, (id) => audits[id]?.numericValue ?? NaN),
  }
}
