/*
 * npm test: everything that must hold, what is cheap to find first. Nothing outside Node is
 * imported before the dependencies are there.
 */
import { rememberBuild } from './setup/build.mjs'
import { ensureBrowser } from './setup/browser.mjs'
import { ensureFilmTools } from './setup/film-tools.mjs'
import { sourceFingerprint } from './setup/fingerprint.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'
import { run } from './setup/run.mjs'

/** Those of a row run at once: each of them keeps one core busy. What is generated is generated once. */
const STEPS = [
  [{ name: 'generate', script: 'generate' }],
  [
    { name: 'lint', script: 'lint' },
    { name: 'types', script: 'check:types:generated' },
  ],
  [{ name: 'unit', script: 'jest' }],
  [{ name: 'build', script: 'build:generated' }],
  [{ name: 'size', script: 'size' }],
  [{ name: 'e2e', script: 'test:e2e' }],
]

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

async function runStep({ name, script }) {
  console.log(`\n=== ${name} (npm run ${script})`)
  const fingerprint = name === 'build' ? sourceFingerprint() : undefined
  const begin = performance.now()
  const code = await run('npm', ['run', '--silent', script])
  const duration = seconds(performance.now() - begin)
  console.log(`--- ${name}: ${code === 0 ? 'passed' : `failed with code ${code}`}, ${duration}`)
  // What was just built is what `npm start` would build.
  if (fingerprint && code === 0) rememberBuild(fingerprint)
  return { step: name, code, duration }
}

requireNode('20.19')
await ensureInstalled()
await ensureFilmTools()
try {
  console.log(`Browser: ${await ensureBrowser()}`)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

const results = []
for (const row of STEPS) {
  results.push(...(await Promise.all(row.map(runStep))))
  if (results.some(({ code }) => code !== 0)) break
}

console.log('\n=== summary')
for (const { name } of STEPS.flat()) {
  const result = results.find(({ step }) => step === name)
  const outcome = result ? (result.code === 0 ? 'passed' : 'FAILED') : 'not run'
  console.log(`${name.padEnd(10)}${outcome.padEnd(10)}${(result?.duration ?? '').padStart(9)}`)
}
process.exit(results.find(({ code }) => code !== 0)?.code ?? 0)
