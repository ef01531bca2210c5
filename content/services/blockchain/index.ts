import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const blockchain: ServiceEntry = { picture: 'blockchain', copy: { en, ar } }
