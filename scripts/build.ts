import { cp } from 'node:fs/promises'

import { generate } from './generate/generate'
import { runOrExit, runQuietlyOrExit } from './setup/run.mjs'

/* npm run build: builds the pages while the pictures are still being made, which takes about as long. */
const { pictures } = await generate()
console.log('Building the pages …')
await Promise.all([runQuietlyOrExit('npx', ['next', 'build']), pictures])
// Next has copied public/ before all pictures were there.
await cp('public/pictures', 'out/pictures', { recursive: true })
await runOrExit('npm', ['run', '--silent', 'build:finish'])
