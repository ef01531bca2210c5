/*
 * npm run test:filled: tests copies of the project in other states (e2e/filled/main.ts), as `npm test` tests the project.
 * Imports nothing outside Node before the dependencies are there.
 */
import { ensureTestBrowsers } from './setup/browser.mjs'
import { ensureTestTools } from './setup/debian.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { fail, runOrExit } from './setup/run.mjs'

await ensureInstalled()
await ensureTestTools()
await ensureTestBrowsers().catch(fail)
await runOrExit('npx', ['tsx', 'e2e/filled/main.ts', ...process.argv.slice(2)])
