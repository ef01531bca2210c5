import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { runOrExit } from '../setup/run.mjs'
import { BROWSER_FLAGS } from './browser'

/*
 * Lighthouse is no dependency of the site: it is installed here when the bench first runs. The folder's `node` comes
 * from a package (Linux, x64), because Lighthouse needs a newer one than the site.
 */
const FOLDER = 'scripts/bench'
const COMMANDS = path.resolve(FOLDER, 'node_modules/.bin')
const MAX_REPORT_BYTES = 2 ** 26

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const

/** Scores (0 to 100) and metrics (ms) under Lighthouse's own names. */
export type LighthouseFigures = Record<(typeof SCORES | typeof METRICS)[number], number>

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue: number }>
}

export async function ensureLighthouse(): Promise<void> {
  if (existsSync(path.join(COMMANDS, 'lighthouse'))) return
  console.error(`Installing Lighthouse (npm ci in ${FOLDER}) …`)
  await runOrExit('npm', ['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'])
}

/** Runs Lighthouse's phone on an address in a fresh browser, the one that CHROME_PATH names, and keeps the report. */
export async function runLighthouse(url: string, name: string): Promise<LighthouseFigures> {
  const flags = ['--output=json', '--quiet', '--no-enable-error-reporting', `--only-categories=${SCORES.join(',')}`]
  const chromeFlags = `--chrome-flags=--headless=new ${BROWSER_FLAGS.join(' ')}`
  const { stdout } = await promisify(execFile)('lighthouse', [url, ...flags, chromeFlags], {
    env: { ...process.env, PATH: COMMANDS + path.delimiter + process.env.PATH },
    maxBuffer: MAX_REPORT_BYTES,
  })
  await writeFile(`.cache/bench/${name}.json`, stdout)
  const { categories, audits } = JSON.parse(stdout) as Report
  return Object.fromEntries([
    ...SCORES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
    ...METRICS.map((id) => [id, audits[id]?.numericValue]),
  ]) as LighthouseFigures
}
