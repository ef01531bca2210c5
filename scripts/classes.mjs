/* npm run lint:classes: checks the classes of the markup. Installs the linter's plugin on first use. */
import { ensureInstalled, ensureTool } from './setup/install.mjs'
import { runOrExit } from './setup/run.mjs'

await ensureInstalled()
await ensureTool('scripts/classes')
await runOrExit('npx', ['oxlint', '-c', 'scripts/classes/oxlintrc.json', 'app', 'components', ...process.argv.slice(2)])
