import { checkPages } from './check-pages'
import { removeLeftovers } from './remove-leftovers'

/** The folder that the framework has exported. */
const EXPORT = 'out'

await removeLeftovers(EXPORT)
await checkPages(EXPORT)
