import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const zta: ServiceEntry = { picture: 'lattice-gate', copy: { en, ar } }
