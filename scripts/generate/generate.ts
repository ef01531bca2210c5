import '@/lib/settings/load-environment'

import { ContentError } from '@/lib/yaml-reader'

/** Node's exit code where nothing is left that could settle what a module waits for. It says no word then. */
const UNSETTLED = 13

process.once('exit', () => {
  if (process.exitCode === UNSETTLED) console.error('This command ended before it was finished.')
})

/** Makes what the site is built from and is not committed (steps.ts). Ends the process if the texts are wrong. */
export async function generate(): Promise<{ files: Promise<unknown> }> {
  try {
    // The steps read the content when they are loaded.
    const { runSteps } = await import('./steps')
    return await runSteps()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    // Authors need to know what is wrong, not where the code noticed it.
    console.error(error.message)
    return process.exit(1)
  }
}
