import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const vapt: ServiceEntry = { picture: 'vapt', copy: { en, ar } }
