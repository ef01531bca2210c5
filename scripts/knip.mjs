/* npm run knip: finds files, exports and packages that nothing uses. Installs knip on first use. */
import { ensureInstalled, ensureTool } from './setup/install.mjs'
import { runOrExit } from './setup/run.mjs'

await ensureInstalled()
await ensureTool('scripts/knip')
await runOrExit('node', ['scripts/knip/node_modules/knip/bin/knip.js', ...process.argv.slice(2)])
