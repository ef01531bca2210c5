/*
 * npm run test:engines: tests the core of the site in Firefox and WebKitGTK, on the exported folder. Installs and builds
 * what is missing. Arguments go to Playwright.
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
// WebKitGTK has no headless mode: it draws on a screen that is larger than any window of the tests.
const screen = ['--auto-servernum', '--server-args=-screen 0 2000x1400x24']
const suite = ['npx', 'playwright', 'test', '--config=playwright.engines.config.ts', ...process.argv.slice(2)]
await runOrExit('xvfb-run', [...screen, ...suite])
