/*
 * npm run test:old-browsers: opens the exported folder in real Chromiums as old as `browserslist` allows, and compares
 * what a visitor sees with today's. Installs and builds what is missing. Arguments go to Playwright.
 */
import { ensureTestBrowsers } from './setup/browser.mjs'
import { ensureBuilt } from './setup/build.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { ensureOldBrowsers } from './setup/old-browsers.mjs'
import { fail, runOrExit } from './setup/run.mjs'

await ensureInstalled()
await ensureTestBrowsers().catch(fail)
await ensureOldBrowsers().catch(fail)
await ensureBuilt()
await runOrExit('npx', ['playwright', 'test', '--config=playwright.old-browsers.config.ts', ...process.argv.slice(2)])
