import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const systemIntegration: ServiceEntry = { picture: 'system-integration', copy: { en, ar } }
