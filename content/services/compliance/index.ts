import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const compliance: ServiceEntry = { picture: 'cyber', copy: { en, ar } }
