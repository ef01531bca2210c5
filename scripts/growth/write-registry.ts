import '../generate/load-environment'

import { generateRegistry } from '../generate/registry'

// All that a build with other services needs of `npm run generate`: no datasheets, cards and pictures are made.
generateRegistry()
