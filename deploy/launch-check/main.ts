import '@/lib/settings/load-environment'

import { parseArgs } from 'node:util'

import { runCommand } from '@/lib/run-command'

/*
 * npm run launch-check: reports on one page what remains to be decided, made true or renewed. Exits with 1 only while
 * something blocks the first launch.
 *   -- --all                             everything, with the sentences
 *   -- services/zta                      the sentences of a page
 *   -- --dates                           what has grown old, as a list in Markdown
 *   -- --accept services/zta --by "Name, role" [--remark "why"]
 */
runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
      dates: { type: 'boolean' },
      accept: { type: 'string', multiple: true },
      by: { type: 'string' },
      remark: { type: 'string' },
    },
  })
  const { accept, by, remark } = values
  if (!accept && (by !== undefined || remark !== undefined)) {
    throw new Error(
      '--by and --remark belong to --accept: npm run launch-check -- --accept services/zta --by "Name, role"',
    )
  }
  // Loaded here because they throw if a setting or a text is wrong: the owner gets the message without the stack.
  const acceptances = await import('./acceptances')
  if (accept) return acceptances.accept([...accept, ...positionals], { by: by ?? '', remark })
  acceptances.checkNames(positionals)
  const { blocking, launchState } = await import('./state')
  const { dateList, report, sentencesOf } = await import('./report')
  const state = launchState()
  if (values.dates) return void process.stdout.write(dateList(state))
  if (positionals.length > 0) return console.log(sentencesOf(positionals, state))
  console.log(report(state, values.all))
  process.exitCode = blocking(state).length > 0 ? 1 : 0
})
