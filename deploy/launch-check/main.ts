import '@/lib/settings/load-environment'

import { parseArgs } from 'node:util'

/*
 * npm run launch-check: lists what blocks the launch, what is undecided, and what the pages promise. Exits with 1 while
 * anything blocks. `-- --accept <page, kind or setting> --by <name> [--remark <why>]` records that somebody answers for
 * it as it is.
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
  // Loaded here because it throws if a setting or a text is wrong: the owner gets the message without the stack.
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
