import '@/lib/settings/load-environment'

import { ContentError } from '@/content/load/reader'

try {
  const { runSteps } = await import('./steps')
  await runSteps()
} catch (error) {
  // What is wrong in the words is for those who write them: without the places in the code.
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
