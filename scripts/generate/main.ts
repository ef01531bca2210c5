import { generate } from './generate'

const { pictures } = await generate()
await pictures
