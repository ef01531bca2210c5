import { mustFinish } from '../setup/must-finish.mjs'
import { generate } from './generate'

const finished = mustFinish('npm run generate')
const { files } = await generate()
await files
finished()
