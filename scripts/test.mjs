/*
 * npm test: checks everything that must hold, the cheapest first. Imports nothing outside Node before the dependencies
 * are there.
 */
import { ensureTestBrowsers } from './setup/browser.mjs'
import { ensureTestTools } from './setup/debian.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { fail, run } from './setup/run.mjs'

/** npm scripts. Stages follow each other, and the tracks of one run in parallel. Jest comes last: it uses every core. */
const STAGES = [
  [['generate']],
  [
    ['lint', 'jest'],
    ['check:types:generated', 'build:generated', 'test:export'],
  ],
  [['test:e2e']],
]

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

const results = new Map()

async function runStep(name) {
  console.log(`\n=== npm run ${name}`)
  const begin = performance.now()
  const code = await run('npm', ['run', '--silent', name])
  const duration = seconds(performance.now() - begin)
  console.log(`--- ${name}: ${code === 0 ? 'passed' : `failed with code ${code}`}, ${duration}`)
  results.set(name, { code, duration })
  return code
}

async function runTrack(names) {
  for (const name of names) if ((await runStep(name)) !== 0) return
}

await ensureInstalled()
await ensureTestTools()
console.log(`Browsers: ${(await ensureTestBrowsers().catch(fail)).join(' and ')}`)

for (const tracks of STAGES) {
  await Promise.all(tracks.map(runTrack))
  if ([...results.values()].some(({ code }) => code !== 0)) break
}

console.log('\n=== summary')
for (const name of STAGES.flat(2)) {
  const result = results.get(name)
  const outcome = result ? (result.code === 0 ? 'passed' : 'FAILED') : 'not run'
  console.log(`${name.padEnd(22)}${outcome.padEnd(10)}${(result?.duration ?? '').padStart(9)}`)
}
process.exit([...results.values()].find(({ code }) => code !== 0)?.code ?? 0)
