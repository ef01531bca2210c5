import '@/lib/settings/load-environment'

import { parseArgs } from 'node:util'

import { runCommand } from '@/lib/run-command'

/*
 * npm run launch-check: lists what blocks the launch, what is undecided, and what the pages promise. Exits with 1 while
 * anything blocks. `-- --accept <page, kind or setting> --by <name> [--remark <why>]` records that somebody answers for
 * it as it is.
 */
runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      accept: { type: 'string', multiple: true },
      by: { type: 'string', default: '' },
      remark: { type: 'string' },
    },
  })
  // Loaded here because it throws if a setting or a text is wrong: the owner gets the message without the stack.
  const { launchState } = await import('./state')
  const now = new Date()
  if (values.accept) {
    const { accept } = await import('./accept')
    return accept([...values.accept, ...positionals], { by: values.by, remark: values.remark }, now)
  }
  const { report } = await import('./report')
  const state = launchState(now)
  console.log(report(state))
  process.exitCode = state.points.some(({ blocks }) => blocks) ? 1 : 0
})
