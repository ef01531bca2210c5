import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const erpSolutions: ServiceEntry = { picture: 'erp-solutions', copy: { en, ar } }
