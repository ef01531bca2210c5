import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const grc: ServiceEntry = { picture: 'values', copy: { en, ar } }
