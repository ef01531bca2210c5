import '@/lib/settings/load-environment'

import { ContentError } from '@/lib/yaml-reader'

/**
 * Makes everything that the site is built from and that is not committed; see steps.ts for what it resolves with. Ends
 * the process where the words are wrong.
 */
export async function generate(): Promise<{ pictures: Promise<void> }> {
  try {
    // The steps read the content when they are loaded.
    const { runSteps } = await import('./steps')
    return await runSteps()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    // For those who write the words: what is wrong, without the places in the code.
    console.error(error.message)
    return process.exit(1)
  }
}
