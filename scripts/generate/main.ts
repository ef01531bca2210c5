import '@/lib/settings/load-environment'

import { generateConformance } from './conformance'
import { generateRegistry } from './registry'

// The steps import the catalogue and the pages, so they are loaded after these are written.
generateRegistry()
generateConformance()
const { runSteps } = await import('./steps')
await runSteps()
