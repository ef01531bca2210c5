import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const siem: ServiceEntry = { picture: 'siem', copy: { en, ar } }
