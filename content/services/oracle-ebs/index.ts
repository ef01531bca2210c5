import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const oracleEbs: ServiceEntry = { picture: 'oracle-ebs', copy: { en, ar } }
