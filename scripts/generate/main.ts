import { generate } from './generate'

/* npm run generate */
const { files } = await generate()
await files
