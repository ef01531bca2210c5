import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const oracleEbs: ServiceEntry = { picture: 'ribbons-gold', copy: { en, ar } }
