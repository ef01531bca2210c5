import '@/lib/settings/load-environment'

import { ContentError } from '@/lib/yaml-reader'

/**
 * Makes everything that the site is built from and that is not committed. steps.ts says what it resolves with. Ends the
 * process if the texts are wrong.
 */
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
