import { cp } from 'node:fs/promises'

import { generate } from './generate/generate'
import { requireFolder } from './setup/folder.mjs'
import { runOrExit } from './setup/run.mjs'

/* npm run build: builds the pages while pictures and social cards are still being made, which takes about as long. */
if (process.env.OWNER_FILE) {
  console.error(
    'OWNER_FILE shows the values of an invented company, which no build exports. Take it out of the environment.',
  )
  process.exit(1)
}
requireFolder()
const { report } = await generate()
console.log('Building the pages …')
const [line] = await Promise.all([report, runOrExit('npx', ['next', 'build'], { isQuiet: true })])
// Next has copied public/ before all of them were there.
for (const folder of ['pictures', 'social']) await cp(`public/${folder}`, `out/${folder}`, { recursive: true })
await runOrExit('npm', ['run', '--silent', 'build:finish'])
if (line) console.log(line)
