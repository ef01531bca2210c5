import { readFileSync, writeFileSync } from 'node:fs'

import { readContent } from '@/content/load'
import { canonicalYaml, Reader } from '@/lib/yaml-reader'

/* npm run format: writes the files of content/ in their canonical form. Leaves a file with a mistake alone. */
const reader = new Reader('content')
readContent(reader)
for (const [name, schema] of [...reader.schemas]) {
  const file = reader.pathOf(name)
  const value = reader.read(name, schema)
  if (value === undefined || canonicalYaml(value) === readFileSync(file, 'utf8')) continue
  writeFileSync(file, canonicalYaml(value))
  console.log(file)
}
