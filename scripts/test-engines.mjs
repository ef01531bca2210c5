/*
 * npm run test:engines: tests the core of the site in Firefox and WebKitGTK, on the exported folder. Installs and builds
 * what is missing. Arguments select engines and, by an option of Node's test runner, checks: `npm run test:engines --
 * webkit --test-name-pattern=partners`.
 */
import { ensureBuilt } from './setup/build.mjs'
import { ensureEngines } from './setup/debian.mjs'
import { ensureInstalled, ensureTool } from './setup/install.mjs'
import { fail, runOrExit } from './setup/run.mjs'

await ensureInstalled()
await ensureTool('e2e/engines')
await ensureEngines().catch(fail)
await runOrExit('npx', ['tsc', '--noEmit', '-p', 'e2e/engines'])
await ensureBuilt()
const given = process.argv.slice(2)
const options = given.filter((argument) => argument.startsWith('--'))
const engines = given.filter((argument) => !options.includes(argument))
const suite = ['--import', 'tsx', '--test-reporter=spec', ...options, 'e2e/engines/main.ts', ...engines]
await runOrExit('node', suite)
