import '@/lib/settings/load-environment'

import { parseArgs } from 'node:util'

/*
 * npm run launch-check: what blocks the launch, what is to be decided, and what the pages promise. Exits with 1 while
 * anything blocks. With `-- --accept <page, kind or setting> --by <name> [--remark <why>]` somebody answers for it as it is.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    accept: { type: 'string', multiple: true },
    by: { type: 'string', default: '' },
    remark: { type: 'string' },
  },
})

try {
  // Loaded here, because it throws where a setting or a word is wrong: the message is for the owner, its stack is not.
  const { launchState } = await import('./state')
  const now = new Date()
  if (values.accept) {
    const { accept } = await import('./accept')
    accept([...values.accept, ...positionals], { by: values.by, remark: values.remark }, now)
  } else {
    const { report } = await import('./report')
    const state = launchState(now)
    console.log(report(state))
    process.exitCode = state.points.some(({ blocks }) => blocks) ? 1 : 0
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
