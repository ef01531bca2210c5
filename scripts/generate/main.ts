import { generate } from './generate'

/* npm run generate */
const { report } = await generate()
const line = await report
if (line) console.log(line)
