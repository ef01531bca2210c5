import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const grc: ServiceEntry = { picture: 'grc', copy: { en, ar } }
