import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { settings } from '@/content/settings'
import { replaceBlock } from '@/lib/replace-block'
import { replaceFiles } from '@/lib/replace-file'
import { runCommand } from '@/lib/run-command'

import { envExample, settingsTable } from './documents'
import { githubEnvironment } from './github'

const PAGE = 'docs/settings.md'
const EXAMPLE = '.env.example'
const names = Object.keys(settings)

/*
 * npm run settings: writes the table of settings into docs/settings.md, and .env.example. `-- --github` prints those among
 * the variables of a GitHub repository, which VARIABLES holds as JSON, for $GITHUB_ENV.
 */
runCommand(async () => {
  const { values } = parseArgs({ options: { github: { type: 'boolean' } } })
  if (values.github) {
    const { VARIABLES } = process.env
    if (!VARIABLES) throw new Error('VARIABLES is not set: it holds the variables of the repository as JSON.')
    return void process.stdout.write(githubEnvironment(JSON.parse(VARIABLES) as Record<string, string>, names))
  }
  replaceFiles([
    { file: PAGE, text: replaceBlock(readFileSync(PAGE, 'utf8'), 'settings', settingsTable()) },
    { file: EXAMPLE, text: envExample() },
  ])
  console.log(`Written: ${PAGE}, ${EXAMPLE}`)
})
