import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { stringify } from 'yaml'

import { writeGenerated } from '@/lib/write-generated'

import { hosts } from './hosts'
import { beyondLimit } from './hosts/limits'
import { openApi } from './openapi'
import { readRules } from './rules'

/** One folder for each host, with nothing but what the last build wrote. */
const CONFIG_FOLDER = 'deploy/out'
/** How an operator creates, deploys, checks and rolls back; it becomes the README.md of a host's folder. */
const INSTRUCTIONS = 'deploy/instructions'

/** Writes the description of the deletion APIs, for the teams that run them. */
export const writeOpenApi = (): void =>
  writeGenerated(
    'deploy/deletion-apis.openapi.yaml',
    stringify(openApi(), { aliasDuplicateObjects: false, lineWidth: 120 }),
  )

/** Writes each host's configuration for the exported site in `site`: each file completely, or not at all. */
export function writeConfigs(site: string, folder = CONFIG_FOLDER): void {
  const rules = readRules(site)
  const written = new Set<string>()
  for (const [name, config] of Object.entries(hosts)) {
    const instructions = readFileSync(join(INSTRUCTIONS, `${name}.md`), 'utf8')
    const files = config(rules)
    const limit = beyondLimit(name, files)
    if (limit) console.log(limit)
    for (const [file, text] of Object.entries({ ...files, 'README.md': instructions })) {
      const target = join(folder, name, file)
      writeGenerated(target, text)
      written.add(target)
    }
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name)
    if (!written.has(file) && statSync(file).isFile()) rmSync(file)
  }
}
