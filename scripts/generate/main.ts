import { generate } from './generate'

/* npm run generate */
const makeFiles = await generate()
const line = await makeFiles()
if (line) console.log(line)
