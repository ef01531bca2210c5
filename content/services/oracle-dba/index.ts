import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const oracleDba: ServiceEntry = { picture: 'oracle-dba', copy: { en, ar } }
