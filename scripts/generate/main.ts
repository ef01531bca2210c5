import { generate } from './generate'

const { files } = await generate()
await files
