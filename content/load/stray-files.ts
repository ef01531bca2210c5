import { readdirSync } from 'node:fs'
import path from 'node:path'

import type { Reader } from './yaml-reader'

/** The owner's slots, and the values of `npm run preview:filled`: either is read. */
const OWNER_FILES = ['owner.yaml', 'owner.example.yaml']

/** Reports files of YAML that nothing reads: en.yml, EN.yaml, en (1).yaml. Their words would be on no page. */
export function checkStrayFiles(reader: Reader): void {
  const files = readdirSync(reader.pathOf(''), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /(?:^|\/)[^./][^/]*\.ya?ml$/i.test(file))
  for (const file of files.filter((name) => !reader.schemas.has(name) && !OWNER_FILES.includes(name))) {
    const beside = [...reader.schemas.keys()].filter((known) => path.posix.dirname(known) === path.posix.dirname(file))
    const names = beside.map((known) => path.posix.basename(known)).join(', ')
    const isOfPage = /^pages\/[^/]+\//.test(file)
    const elsewhere = isOfPage
      ? 'Add the page to pageSchemas in content/schema/pages.ts, if it is a new one'
      : 'Put it where docs/editing.md says'
    const advice = names ? `The files used here are ${names}. Give it one of these names` : elsewhere
    reader.problem(file, [], `is not used. ${advice}, or take it out of content/.`)
  }
}
