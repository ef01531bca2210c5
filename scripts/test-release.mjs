/*
 * npm run test:release: tests that are worth their time before a release, not at each change, in Jest and the browser.
 * Installs what only they need. Arguments go to Playwright.
 */
import { ensureReleaseTools } from './setup/debian.mjs'
import { ensureInstalled, ensureTool } from './setup/install.mjs'
import { runOrExit } from './setup/run.mjs'

await ensureInstalled()
await ensureReleaseTools()
await ensureTool('scripts/edit')
await runOrExit('npx', ['jest', '--selectProjects', 'release', '--maxWorkers=100%'])
await runOrExit('npx', ['jest', 'scripts/edit', 'scripts/postbuild/export-editor', '--selectProjects', 'unit'])
await runOrExit('npx', ['playwright', 'test', '--grep', '@release', ...process.argv.slice(2)])
