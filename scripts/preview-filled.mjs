/* npm run preview:filled: shows the pages with the values of content/owner.example.yaml in the owner's slots. */
import { run, runOrExit } from './setup/run.mjs'

await runOrExit('npm', ['run', 'generate'])
process.exitCode = await run('npx', ['next', 'dev'], { environment: { OWNER_FILE: 'owner.example.yaml' } })
