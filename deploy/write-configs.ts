import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { hosts } from './hosts'
import { beyondLimit } from './hosts/limits'
import { readRules } from './rules'

/** One folder for each host, written anew by each build. */
const CONFIG_FOLDER = 'deploy/out'
/** How an operator creates, deploys, checks and rolls back; it becomes the README.md of a host's folder. */
const INSTRUCTIONS = 'deploy/instructions'

/** Writes each host's configuration for the exported site in `site`. */
export async function writeConfigs(site: string): Promise<void> {
  const rules = readRules(site)
  await rm(CONFIG_FOLDER, { recursive: true, force: true })
  for (const [name, config] of Object.entries(hosts)) {
    const instructions = readFileSync(join(INSTRUCTIONS, `${name}.md`), 'utf8')
    const files = config(rules)
    const limit = beyondLimit(name, files)
    if (limit) console.log(limit)
    for (const [file, text] of Object.entries({ ...files, 'README.md': instructions })) {
      const target = join(CONFIG_FOLDER, name, file)
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, text)
    }
  }
}
