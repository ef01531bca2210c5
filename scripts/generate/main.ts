import './load-environment'

import { generateRegistry } from './registry'

// The steps read the catalogue, which is complete only after this: they are loaded when it is written.
generateRegistry()
const { runSteps } = await import('./steps')
await runSteps()
