import '@/lib/settings/load-environment'

import { failWith } from './failures'

/** Node's exit code if a module waits for what nothing can settle any more. Node prints nothing then. */
const UNSETTLED = 13

process.once('exit', () => {
  if (process.exitCode === UNSETTLED) console.error('This command ended before it was finished.')
})

/** The most remarks that the report names. */
const NAMED = 5

/** What is worth a look, as one line; '' if nothing is. */
function reportOf(remarks: readonly string[]): string {
  if (remarks.length === 0) return ''
  const more = remarks.length > NAMED ? `; and ${remarks.length - NAMED} more` : ''
  return `Worth a look: ${remarks.slice(0, NAMED).join('; ')}${more}.`
}

/**
 * Makes what pages are built from (steps.ts). The function that it returns makes all other files, first those of `wanted`
 * paths on the site, and resolves with what is worth a look. Ends the process, with a sentence, if something cannot be
 * made.
 */
export async function generate(): Promise<(wanted?: ReadonlySet<string>) => Promise<string>> {
  try {
    // The steps read the content when they are loaded.
    const { runSteps } = await import('./steps')
    const makeFiles = await runSteps()
    return (wanted = new Set()) => makeFiles(wanted).then(reportOf).catch(failWith)
  } catch (error) {
    return failWith(error)
  }
}
