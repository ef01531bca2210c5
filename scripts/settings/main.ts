import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { format, resolveConfig } from 'prettier'
import { stringify } from 'yaml'

import { settings } from '@/content/settings'
import { openApi } from '@/deploy/openapi'
import { replaceBlock } from '@/lib/replace-block'
import { replaceFiles } from '@/lib/replace-file'
import { runCommand } from '@/lib/run-command'

import { envExample, settingsTable } from './documents'
import { githubEnvironment } from './github'

const PAGE = 'docs/settings.md'
const EXAMPLE = '.env.example'
const DESCRIPTION = 'deploy/deletion-apis.openapi.yaml'
const names = Object.keys(settings)

const formatted = async (text: string, filepath: string) =>
  format(text, { ...(await resolveConfig(filepath)), filepath })

/*
 * npm run settings: writes the table of settings into docs/settings.md, .env.example, and the description of the
 * deletion APIs. `-- --github` prints those among the variables of a GitHub repository, which VARIABLES holds as JSON, for
 * $GITHUB_ENV.
 */
runCommand(async () => {
  const { values } = parseArgs({ options: { github: { type: 'boolean' } } })
  if (values.github) {
    const { VARIABLES } = process.env
    if (!VARIABLES) throw new Error('VARIABLES is not set: it holds the variables of the repository as JSON.')
    return void process.stdout.write(githubEnvironment(JSON.parse(VARIABLES) as Record<string, string>, names))
  }
  const description = stringify(openApi(), { aliasDuplicateObjects: false, lineWidth: 120 })
  replaceFiles([
    { file: PAGE, text: replaceBlock(readFileSync(PAGE, 'utf8'), 'settings', settingsTable()) },
    { file: EXAMPLE, text: envExample() },
    { file: DESCRIPTION, text: await formatted(description, DESCRIPTION) },
  ])
  console.log(`Written: ${PAGE}, ${EXAMPLE}, ${DESCRIPTION}`)
})
