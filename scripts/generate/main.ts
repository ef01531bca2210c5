import '@/lib/settings/load-environment'

import { generateRegistry } from './registry'

// The steps import the catalogue, so they are loaded after it is written.
generateRegistry()
const { runSteps } = await import('./steps')
await runSteps()
