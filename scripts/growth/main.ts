import '../generate/load-environment'

import { readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { catalogue } from '@/content/catalogue'

import { measuredPages } from '../size/page-kinds'
import { copyProject } from './copy-project'
import { pageWeight } from './page-weight'
import { costTable, type GrowthResult, grownParts, weightTable } from './report'
import { runMeasured } from './run-measured'
import { removeSamples, writeSamples } from './sample-services'

/*
 * npm run growth [-- --counts=0,100,500,2000 --template=ai-ml --limit=60]: builds a copy of the project with more and
 * more services, to see what a page more costs. Takes long; run by hand.
 */
const LOGS = path.resolve('.cache/growth')

const { values: options } = parseArgs({
  options: {
    counts: { type: 'string', default: '0,100,500,2000' },
    /** The service that the samples are made after. */
    template: { type: 'string', default: 'ai-ml' },
    /** Minutes that one step of a build may take. */
    limit: { type: 'string', default: '60' },
  },
})
const counts = options.counts.split(',').map(Number)
if (!counts.every((count) => Number.isInteger(count) && count >= 0)) throw new Error(`Not numbers: ${options.counts}`)

/** The page of a kind; which one never changes from build to build. */
function fileOf(id: string): string {
  const page = measuredPages.find((candidate) => candidate.id === id)
  if (!page) throw new Error(`No page "${id}" is measured`)
  return page.file
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

async function buildWith(project: string, added: number): Promise<GrowthResult> {
  const log = path.join(LOGS, `${added}.log`)
  const node = (...nodeArguments: string[]) =>
    runMeasured(nodeArguments, { cwd: project, log, limitMinutes: Number(options.limit) })
  rmSync(log, { force: true })
  removeSamples(project)
  for (const old of ['.next', 'out']) rmSync(path.join(project, old), { recursive: true, force: true })
  const groups = catalogue.services.map(({ id }) => id)
  writeSamples(project, added, options.template, groups)

  await node('--import', 'tsx', 'scripts/growth/write-registry.ts')
  const build = await node('node_modules/next/dist/bin/next', 'build')
  const finish = await node('--import', 'tsx', 'scripts/postbuild/main.ts')

  const out = path.join(project, 'out')
  const files = filesBelow(out)
  const result = {
    added,
    pages: files.filter(({ name }) => name.endsWith('.html')).length,
    build,
    finish,
    service: { en: pageWeight(out, fileOf('service-en')), ar: pageWeight(out, fileOf('service-ar')) },
    overview: pageWeight(out, fileOf('overview-en')),
    exportBytes: files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0),
  }
  console.error(`${added} services more: ${result.pages} pages, ${Math.round(build.seconds + finish.seconds)} s`)
  return result
}

await mkdir(LOGS, { recursive: true })
const project = await copyProject()
process.once('exit', () => rmSync(project, { recursive: true, force: true }))

const results: GrowthResult[] = []
let failure: unknown
try {
  for (const count of counts) {
    results.push(await buildWith(project, count))
    // A long run may be stopped before its end.
    await writeFile(path.join(LOGS, 'results.json'), JSON.stringify(results, null, 2))
  }
} catch (error) {
  // What was measured until then is worth seeing.
  failure = error
}

console.log(`${costTable(results)}\n\nAs sent (brotli) and, in brackets, as written:\n\n${weightTable(results)}`)
const grown = grownParts(results)
console.log(
  grown.length > 0
    ? `\nA service page grows with the number of services:\n\n${grown.map((line) => `- ${line}`).join('\n')}`
    : '\nA service page does not grow with the number of services.',
)
if (failure) throw failure
